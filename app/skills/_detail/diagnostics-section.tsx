import { SeverityMark, severityMeaning } from "@/components/skill/severity"
import { cn } from "@/components/ui/cn"
import { CopyButton } from "@/components/ui/copy-button"
import { Panel } from "@/components/ui/panel"
import { toneStyle } from "@/components/ui/tone"
import type { Diagnostic } from "@/lib/library"

/** What the reader remarked about this skill, with what to type. */
export function DiagnosticsSection({ diagnostics }: { diagnostics: readonly Diagnostic[] }) {
  return (
    <Panel
      id="diagnostics"
      title="Diagnostics"
      note={diagnostics.length === 0 ? undefined : String(diagnostics.length)}
      flush
    >
      {diagnostics.length === 0 ? (
        <p className="px-3 py-4 text-ink-2">The reader found nothing to remark.</p>
      ) : (
        <ul>
          {diagnostics.map(({ code, severity, file, line, column, message, mend }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two remarks may be equal; the list never reorders
              key={index}
              className={cn(
                "border-line border-b border-l-3 px-3 py-2.5 last:border-b-0",
                toneStyle[severityMeaning[severity].tone].edge,
              )}
            >
              <p className="flex flex-wrap items-baseline gap-x-3">
                <SeverityMark severity={severity} />
                <span className="font-mono text-xs">{code}</span>
                <span className="break-all font-mono text-2xs text-ink-3">
                  {file}
                  {line !== null && `:${line}`}
                  {column !== null && `:${column}`}
                </span>
              </p>
              <p className="mt-0.5 break-words">{message}</p>
              {mend !== "" && (
                <p className="mt-0.5 flex flex-wrap items-center gap-x-1 text-ink-2">
                  <span className="text-ink-3">To do:</span> <span className="min-w-0 break-words">{mend}</span>
                  <CopyButton text={mend} label="Copy what to do" iconOnly />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
