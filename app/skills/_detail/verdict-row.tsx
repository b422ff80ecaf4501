import type { ReactNode } from "react"

/** One axis: its name, what it asks, and the answer. */
export function VerdictRow({ label, question, children }: { label: string; question: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-line border-b px-3 py-2 last:border-b-0 sm:grid-cols-[13rem_1fr]">
      <dt>
        <span className="block font-medium">{label}</span>
        <span className="block text-ink-3 text-xs">{question}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
