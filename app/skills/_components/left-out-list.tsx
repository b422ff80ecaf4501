import { FileCheck } from "lucide-react"
import Link from "next/link"
import { libraryHref } from "@/components/shell/library-href"
import { cn } from "@/components/ui/cn"
import { EmptyState } from "@/components/ui/empty-state"
import { formatCount, formatPlural } from "@/components/ui/format-count"
import { Panel } from "@/components/ui/panel"
import type { LeftOutFile } from "../_lib/list-problems"
import type { LeftOutKind } from "../_lib/skills-view"

const MAX_SHOWN = 500

export interface LeftOutListProps {
  files: readonly LeftOutFile[]
  /** The kind that the address asks for; null for both. */
  kind: LeftOutKind | null
  /** As the address names it. */
  library: string | null
}

/** Files that look like skills and are none to the router, with the reason and the mend. */
export function LeftOutList({ files, kind: asked, library }: LeftOutListProps) {
  const shown = asked === null ? files : files.filter(({ kind }) => kind === asked)
  if (files.length === 0) {
    return (
      <EmptyState icon={FileCheck} title="No file was left out.">
        Every SKILL.md of this library was read as a skill.
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-5 pb-4">
      <p className="flex flex-wrap items-baseline gap-x-3 text-xs">
        <span role="status" className="tabular font-mono text-ink-3">
          {shown.length === files.length
            ? formatPlural(files.length, "file")
            : `${formatCount(shown.length)} of ${formatPlural(files.length, "file")}`}
        </span>
        {asked !== null && (
          <Link
            href={libraryHref("/skills?view=left-out", library)}
            className="text-accent underline underline-offset-2"
          >
            Show refused and skipped ones
          </Link>
        )}
      </p>
      <FileGroup
        id="refused"
        title="Refused"
        note="found, but could not be read as a skill: nobody is routed to them"
        edge="border-l-bad"
        files={shown.filter(({ kind }) => kind === "refused")}
      />
      <FileGroup
        id="skipped"
        title="Skipped"
        note="inside another skill's references, assets, scripts and the like"
        edge="border-l-line-strong [border-left-style:dashed]"
        files={shown.filter(({ kind }) => kind === "skipped")}
      />
    </div>
  )
}

interface FileGroupProps {
  id: string
  title: string
  note: string
  edge: string
  files: readonly LeftOutFile[]
}

function FileGroup({ id, title, note, edge, files }: FileGroupProps) {
  if (files.length === 0) return null
  return (
    <Panel id={id} title={title} note={`${formatPlural(files.length, "file")}, ${note}`} flush>
      <ul>
        {files.slice(0, MAX_SHOWN).map(({ id: fileId, path, line, code, reason, mend }) => (
          <li key={fileId} className={cn("border-line border-b border-l-3 px-3 py-2.5 last:border-b-0", edge)}>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="break-all font-mono text-sm">
                {path}
                {line !== null && <span className="text-ink-3">:{line}</span>}
              </span>
              {code !== "" && <span className="font-mono text-bad text-xs">{code}</span>}
            </p>
            <p className="mt-0.5 break-words text-ink-2 text-sm">{reason}</p>
            {mend !== "" && (
              <p className="mt-0.5 break-words text-sm">
                <span className="text-ink-3">To do: </span>
                {mend}
              </p>
            )}
          </li>
        ))}
      </ul>
      {files.length > MAX_SHOWN && (
        <p className="border-line border-t px-3 py-2 text-ink-3 text-xs">
          {formatPlural(files.length - MAX_SHOWN, "more file")}: <code className="text-xs">tower lint</code> prints them
          all.
        </p>
      )}
    </Panel>
  )
}
