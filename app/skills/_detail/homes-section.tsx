import { EmptyState } from "@/components/ui/empty-state"
import { formatCount, formatPlural } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import type { LoadedLibrary, SkillDetail, SkillPlaceHomes } from "@/lib/server/libraries/contract"
import { DispatchMap } from "./dispatch-map"
import { formatSize } from "./homes-words"
import { ModuleReader } from "./module-reader"
import { ModulesTable } from "./modules-table"
import { PointersTable } from "./pointers-table"

export interface HomesSectionProps {
  loaded: LoadedLibrary
  detail: SkillDetail
  library: string | null
  /** The file that the address opens. */
  module: string | null
}

/** Route, scripts, references: what lies in the skill's folder, and what leads where. */
export function HomesSection({ loaded, detail, library, module }: HomesSectionProps) {
  const { homes, summary } = detail
  if (homes === null) {
    return (
      <Panel id="homes" title="Three homes">
        <EmptyState title="No files to look at.">
          {loaded.source.kind === "manifest"
            ? "A manifest names no files. Add the folder of the skills to see what SKILL.md leads to."
            : "The folder has gone since the library was read."}
        </EmptyState>
      </Panel>
    )
  }
  const hrefOf = (path: string | null) => makeHref(summary.slug, library, path)
  const isAlone = homes.modules.every(({ state }) => state === "apart") && homes.missing.length === 0
  return (
    <Panel id="homes" title="Three homes" note={formatPlural(homes.modules.length, "file")} flush>
      <RouteLine homes={homes} />
      {isAlone ? (
        <p className="border-line border-t px-3 py-2 text-ink-2 text-sm">
          SKILL.md is all that a reader opens: no scripts, no references.
        </p>
      ) : (
        <div className="border-line border-t p-3">
          <DispatchMap homes={homes} />
        </div>
      )}
      {homes.modules.length > 0 && <ModulesTable modules={homes.modules} open={module} hrefOf={hrefOf} />}
      {module !== null && (
        <ModuleReader loaded={loaded} record={detail.record} module={module} closeHref={hrefOf(null)} />
      )}
      <PointersTable homes={homes} />
      <Remarks homes={homes} />
    </Panel>
  )
}

function makeHref(slug: string, library: string | null, path: string | null): string {
  const params = new URLSearchParams()
  if (library !== null) params.set("library", library)
  if (path !== null) params.set("module", path)
  const query = params.toString()
  const place = slug.split("/").map(encodeURIComponent).join("/")
  return `/skills/${place}${query ? `?${query}` : ""}#${path === null ? "homes" : "module"}`
}

function RouteLine({ homes: { route, modules } }: { homes: SkillPlaceHomes }) {
  const isLong = route.lineCount > route.lineAdvice
  const deep = modules.filter(({ depth }) => depth !== null && depth > 1).length
  return (
    <div className="grid gap-0.5 px-3 py-2 text-sm">
      <p>
        <span className="font-mono">{route.path}</span>: {formatPlural(route.lineCount, "line")}{" "}
        {isLong ? (
          <strong className="text-warn">more than the {route.lineAdvice} advised: move what few uses need out</strong>
        ) : (
          <span className="text-ink-2">of {route.lineAdvice} advised</span>
        )}
        <span className="text-ink-2">
          , {formatSize(route.sizeBytes)}, roughly {formatCount(route.roughTokens)} tokens (characters divided by four)
        </span>
      </p>
      {deep > 0 && (
        <p className="text-warn text-xs">
          {formatPlural(deep, "file")} more than one step from SKILL.md: a reader who is sent on twice rarely arrives.
        </p>
      )}
    </div>
  )
}

function Remarks({ homes: { refused, nested, isCut } }: { homes: SkillPlaceHomes }) {
  if (refused.length === 0 && nested.length === 0 && !isCut) return null
  return (
    <ul className="grid gap-0.5 border-line border-t px-3 py-2 text-ink-2 text-xs">
      {refused.map(({ path, reason }) => (
        <li key={path} className="break-all">
          <span className="font-mono">{path}</span>: {reason}, not followed.
        </li>
      ))}
      {nested.map((path) => (
        <li key={path} className="break-all">
          <span className="font-mono">{path}</span> is a skill of its own.
        </li>
      ))}
      {isCut && <li>The folder holds more than is listed here.</li>}
    </ul>
  )
}
