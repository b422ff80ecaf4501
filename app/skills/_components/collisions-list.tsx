import { Swords, TimerOff } from "lucide-react"
import Link from "next/link"
import { EmptyState } from "@/components/ui/empty-state"
import { formatPlural } from "@/components/ui/format-count"
import type { CollisionRow } from "../_lib/collision-row"

/** `rows` is null where the library has too many cases to try them all while a page is drawn. */
export function CollisionsList({ rows }: { rows: readonly CollisionRow[] | null }) {
  if (rows === null) {
    return (
      <EmptyState icon={TimerOff} title="Too many cases to try here.">
        This library has so many skills and example requests that trying them all would keep the page waiting.
      </EmptyState>
    )
  }
  if (rows.length === 0) {
    return (
      <EmptyState icon={Swords} title="No shared phrase does harm.">
        Skills may share keywords and triggers; what is listed here are phrases by which a skill wins a request that
        another one wrote down as its own, or that it said itself it should not win. There is none.
      </EmptyState>
    )
  }
  return (
    <div className="grid shrink-0 gap-2 pb-4">
      <p role="status" className="tabular font-mono text-ink-3 text-xs">
        {formatPlural(rows.length, "collision")}
      </p>
      <p className="max-w-[80ch] text-ink-2 text-sm">
        Phrases that several skills hold, each with the requests that went to the wrong skill by it. Make the phrase
        narrower in one of them, drop it there, or let the right skill suppress the other. Shared phrases that break
        nothing are normal and not listed.
      </p>
      <div className="min-w-0 overflow-x-auto border border-line bg-panel">
        <table aria-label="Harmful collisions" className="w-full border-collapse text-sm max-sm:block">
          <thead className="bg-sunken text-ink-2 text-xs max-sm:sr-only">
            <tr className="border-line-strong border-b">
              <HeadCell>Phrase</HeadCell>
              <HeadCell>Held by</HeadCell>
              <HeadCell>Requests it breaks</HeadCell>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {rows.map((row) => (
              <CollisionTableRow key={row.phrase} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function HeadCell({ children }: { children: string }) {
  return (
    <th scope="col" className="px-3 py-1.5 text-left font-medium">
      {children}
    </th>
  )
}

const cellStyle = "px-3 py-2 align-top max-sm:block max-sm:py-1"
const linkStyle = "break-words hover:text-accent hover:underline hover:underline-offset-2"

function CollisionTableRow({ row: { phrase, holders, broken } }: { row: CollisionRow }) {
  return (
    <tr className="border-line border-b last:border-b-0 max-sm:block max-sm:border-l-3 max-sm:border-l-warn max-sm:py-2">
      <th
        scope="row"
        className={`${cellStyle} border-l-3 border-l-warn text-left max-sm:border-l-0 font-medium font-mono text-xs sm:w-56`}
      >
        {phrase}
      </th>
      <td className={`${cellStyle} sm:w-64`}>
        <ul className="grid gap-0.5">
          {holders.map(({ skill, href, surfaces }) => (
            <li key={skill} className="min-w-0">
              {href === null ? (
                skill
              ) : (
                <Link href={href} prefetch={false} className={linkStyle}>
                  {skill}
                </Link>
              )}{" "}
              <span className="text-ink-3 text-xs">{surfaces}</span>
            </li>
          ))}
        </ul>
      </td>
      <td className={cellStyle}>
        <ul className="grid gap-1.5">
          {broken.map(({ prompt, fate, href }) => (
            <li key={`${fate} ${prompt}`} className="min-w-0">
              <Link href={href} prefetch={false} className="break-words text-accent underline-offset-2 hover:underline">
                “{prompt}”
              </Link>
              <span className="block text-ink-3 text-xs">{fate}</span>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}
