import Link from "next/link"
import type { ReactNode } from "react"
import { relationWords } from "@/components/skill/relation-words"
import { cn } from "@/components/ui/cn"
import { formatCount, formatPlural } from "@/components/ui/format-count"
import type { KindSigns, VitalSigns } from "@/lib/graph"
import { formatSignValue } from "./format-sign-value"
import { type GraphListFacets, graphListHref, signHref } from "./graph-list-href"

type Counted = "declared" | "pairs" | "reciprocalPairs" | "duplicates" | "selfEdges" | "dangling" | "skills"

interface CountColumn {
  key: Counted
  label: string
  hint: string
  view: "skills" | "relations" | "pairs"
  facets: (kind: KindSigns["kind"]) => GraphListFacets
}

const COUNTS: readonly CountColumn[] = [
  {
    key: "declared",
    label: "Declared",
    hint: "Relations as written, repeats, self and dangling ones counted.",
    view: "relations",
    facets: (kind) => ({ type: [kind] }),
  },
  {
    key: "pairs",
    label: "Pairs",
    hint: "Pairs of different skills that it joins.",
    view: "pairs",
    facets: (kind) => ({ type: [kind] }),
  },
  {
    key: "reciprocalPairs",
    label: "Reciprocal",
    hint: "Pairs that declare it from both ends.",
    view: "pairs",
    facets: (kind) => ({ reciprocal: [kind] }),
  },
  {
    key: "duplicates",
    label: "Repeated",
    hint: "Relations that say again what an earlier one said.",
    view: "relations",
    facets: (kind) => ({ type: [kind], flag: ["repeated"] }),
  },
  {
    key: "selfEdges",
    label: "Self",
    hint: "From a skill to itself.",
    view: "relations",
    facets: (kind) => ({ type: [kind], flag: ["self"] }),
  },
  {
    key: "dangling",
    label: "Dangling",
    hint: "To a name that no skill answers to.",
    view: "relations",
    facets: (kind) => ({ type: [kind], flag: ["dangling"] }),
  },
  {
    key: "skills",
    label: "Skills",
    hint: "Skills that it joins to another.",
    view: "skills",
    facets: (kind) => ({ joined: [kind] }),
  },
]

const cellStyle = "whitespace-nowrap px-2 py-1 text-right"

/** Each relation type by itself: how it was declared, and its signs, which no band is meant for. Every number leads to its rows. */
export function KindSignsTable({ signs, library }: { signs: Pick<VitalSigns, "byKind">; library: string | null }) {
  const signColumns = signs.byKind[0]?.signs ?? []
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse text-xs">
        <caption className="sr-only">Relations by type</caption>
        <thead className="bg-sunken text-ink-2">
          <tr className="border-line-strong border-b">
            <th scope="col" className="sticky left-0 bg-sunken px-3 py-1.5 text-left font-medium">
              Type
            </th>
            {COUNTS.map(({ key, label, hint }) => (
              <th key={key} scope="col" title={hint} className={cn(cellStyle, "font-medium")}>
                {label}
              </th>
            ))}
            {signColumns.map(({ name, label, formula }) => (
              <th key={name} scope="col" title={formula} className={cn(cellStyle, "font-medium")}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {signs.byKind.map((row) => (
            <tr key={row.kind} className="border-line border-b last:border-b-0">
              <th
                scope="row"
                title={relationWords[row.kind].hint}
                className="sticky left-0 bg-panel px-3 py-1 text-left"
              >
                <code className="font-normal">{row.kind}</code>
              </th>
              {COUNTS.map(({ key, view, facets }) => (
                <NumberCell
                  key={key}
                  href={row[key] > 0 ? graphListHref(view, facets(row.kind), library) : null}
                  title={null}
                >
                  {formatCount(row[key])}
                </NumberCell>
              ))}
              {row.signs.map((sign) => (
                <NumberCell
                  key={sign.name}
                  href={sign.skills.length > 0 ? signHref(sign.name, row.kind, library) : null}
                  title={`${formatPlural(sign.skills.length, "skill")} behind it`}
                >
                  {formatSignValue(sign)}
                </NumberCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function NumberCell({ href, title, children }: { href: string | null; title: string | null; children: ReactNode }) {
  return (
    <td className={cn(cellStyle, "tabular font-mono", href === null && "text-ink-3")}>
      {href === null ? (
        children
      ) : (
        <Link href={href} prefetch={false} title={title ?? undefined} className="hover:text-accent hover:underline">
          {children}
        </Link>
      )}
    </td>
  )
}
