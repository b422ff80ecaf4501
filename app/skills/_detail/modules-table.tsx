import Link from "next/link"
import { Badge } from "@/components/ui/badge"
import { formatCount } from "@/components/ui/format-count"
import type { HomeModule } from "@/lib/library"
import { markHiddenText } from "../_lib/mark-hidden-text"
import { formatSize, homeLabel, moduleStateMeaning } from "./homes-words"

export interface ModulesTableProps {
  modules: readonly HomeModule[]
  /** Path of the file that is open. */
  open: string | null
  hrefOf: (path: string) => string
}

/** Every file of the skill's folder but the route. */
export function ModulesTable({ modules, open, hrefOf }: ModulesTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label="Files of the skill" className="overflow-x-auto border-line border-t">
      <table aria-label="Modules" className="w-full text-sm">
        <thead>
          <tr className="border-line border-b bg-sunken text-left text-ink-2 text-xs [&>th]:px-3 [&>th]:py-1 [&>th]:font-medium">
            <th scope="col">File</th>
            <th scope="col">State</th>
            <th scope="col">Home</th>
            <th scope="col" className="text-right">
              Lines
            </th>
            <th scope="col" className="text-right">
              Size
            </th>
          </tr>
        </thead>
        <tbody>
          {modules.map((module) => (
            <tr
              key={module.path}
              className="border-line border-b align-top last:border-b-0 [&>td]:px-3 [&>td]:py-1.5 [&>th]:px-3 [&>th]:py-1.5"
            >
              <th scope="row" className="min-w-48 text-left font-normal">
                <Link
                  href={hrefOf(module.path)}
                  prefetch={false}
                  aria-current={module.path === open ? "true" : undefined}
                  className="break-all font-mono text-xs underline decoration-line-strong underline-offset-2 hover:text-accent aria-[current]:font-semibold"
                >
                  {markHiddenText(module.path)}
                </Link>
                {module.purpose && <span className="block text-ink-3 text-xs">{markHiddenText(module.purpose)}</span>}
              </th>
              <td>
                <State module={module} />
              </td>
              <td className="whitespace-nowrap text-ink-2 text-xs">
                {homeLabel[module.home]}
                {module.home === "script" && (
                  <span className="block text-ink-3">{module.isExecutable ? "executable" : "not executable"}</span>
                )}
              </td>
              <td className="tabular text-right font-mono text-xs">
                {module.lineCount === null ? "–" : formatCount(module.lineCount)}
              </td>
              <td className="tabular whitespace-nowrap text-right font-mono text-xs">{formatSize(module.sizeBytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function State({ module: { state, depth } }: { module: HomeModule }) {
  const { label, tone, hint } = moduleStateMeaning[state]
  return (
    <>
      <Badge tone={tone} title={hint}>
        {label}
      </Badge>
      {depth !== null && depth > 1 && <span className="block text-ink-3 text-xs">{depth} steps</span>}
    </>
  )
}
