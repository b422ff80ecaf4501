import { LibraryLink } from "@/components/shell/library-link"
import { Button } from "@/components/ui/button"
import { Callout } from "@/components/ui/callout"
import { CopyButton } from "@/components/ui/copy-button"
import { formatPlural } from "@/components/ui/format-count"

const EXAMPLE = `keywords: [invoice, vat number, credit note]
triggers: [send an invoice]
paths: ["billing/**"]
examples: [write an invoice for the May work]`

/** For libraries of names and descriptions: why everything will be a gap, and what to add first. */
export function NamesOnlyNotice({ count }: { count: number }) {
  return (
    <Callout
      tone="warn"
      title="Every request will be a gap, and that is not a fault of the requests."
      actions={
        <>
          <Button asChild size="sm" variant="primary">
            <LibraryLink href="/skills">Choose a skill to start with</LibraryLink>
          </Button>
          <Button asChild size="sm">
            <LibraryLink href="/playground">See it in the playground</LibraryLink>
          </Button>
          <CopyButton text={EXAMPLE} label="Copy the lines" />
        </>
      }
    >
      <p className="max-w-[75ch]">
        {count === 1 ? "The skill here has" : `All ${formatPlural(count, "skill")} have`} a name and a description and
        nothing else. The router does not guess from prose: it scores keywords, triggers and paths. Start with the
        skills that are asked for most, and give each three to six <strong>keywords</strong> in the words that people
        type. Then a <strong>trigger</strong> where a whole phrase can mean only this skill, and two or three{" "}
        <strong>examples</strong>, so that you can see it win.
      </p>
      <pre className="mt-2 max-w-[75ch] overflow-auto border border-line bg-sunken p-2.5 font-mono text-xs leading-relaxed">
        {EXAMPLE}
      </pre>
    </Callout>
  )
}
