import { CopyButton } from "@/components/ui/copy-button"
import { Disclosure } from "@/components/ui/disclosure"
import type { BaselineText } from "@/lib/library"
import { markHiddenText } from "../_lib/mark-hidden-text"

/** What to type once somebody has compared skill and sources. */
export function BaselineRecipe({ baseline, isOk }: { baseline: BaselineText; isOk: boolean }) {
  const { text, isWholeFile, leftOut } = baseline
  return (
    <Disclosure
      summary="Record a new baseline"
      summaryClassName="px-3"
      className="border-line border-t"
      defaultOpen={!isOk}
    >
      <div className="grid gap-2 px-3 pb-3">
        <p className="text-ink-2 text-xs">
          First read what changed in the sources, then the skill.{" "}
          {isWholeFile ? "Then save this as " : "Then put this in the place of the old drift_check in "}
          <code className="font-mono">audit-state.json</code> beside SKILL.md. A hash that is taken without comparing
          turns the alarm off and leaves the fire.
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <pre tabIndex={0} className="overflow-x-auto bg-sunken p-2 font-mono text-xs">
          {markHiddenText(text)}
        </pre>
        <div>
          <CopyButton text={text} label="Copy baseline" />
        </div>
        {leftOut.length > 0 && (
          <p className="break-words text-ink-3 text-xs">
            Not in it, for there is nothing to hash: {markHiddenText(leftOut.join(", "))}.
          </p>
        )}
      </div>
    </Disclosure>
  )
}
