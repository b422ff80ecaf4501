/** The lines of the decision graph and what they mean. */
export function DecisionLegend() {
  return (
    <ul aria-label="Lines of the decision graph" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-3 text-xs">
      {LINES.map(({ label, colour, dash, head }) => (
        <li key={label} className="inline-flex items-center gap-1.5">
          <svg aria-hidden width="30" height="10" viewBox="0 0 30 10">
            <path d="M0 5 H24" stroke={colour} strokeWidth="2" strokeDasharray={dash} />
            <path d={head} fill={colour} stroke={colour} strokeWidth="1.5" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}

const LINES = [
  { label: "suppresses, fired", colour: "var(--fate-suppressed)", dash: undefined, head: "M25 1 V9" },
  { label: "loaded", colour: "var(--ink-2)", dash: undefined, head: "M23 1.5 L29 5 L23 8.5 Z" },
  { label: "asked for, not loaded", colour: "var(--fate-integrity)", dash: "4 3", head: "M22 2 L28 8 M28 2 L22 8" },
  { label: "declared, did nothing here", colour: "var(--line-strong)", dash: "1.5 2.5", head: "M24 2.5 L28 5 L24 7.5" },
] as const
