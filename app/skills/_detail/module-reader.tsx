import "./skill-body.css"
import { X } from "lucide-react"
import Link from "next/link"
import { formatPlural } from "@/components/ui/format-count"
import { SectionHeading } from "@/components/ui/panel"
import { readSkillModule } from "@/lib/server/libraries"
import type { LoadedLibrary, SkillDetail } from "@/lib/server/libraries/contract"
import { markHiddenText } from "../_lib/mark-hidden-text"
import { drawBody } from "./draw-body"

export interface ModuleReaderProps {
  loaded: LoadedLibrary
  record: SkillDetail["record"]
  module: string
  closeHref: string
}

/** One file of the skill, to read. Nothing of it runs. */
export async function ModuleReader({ loaded, record, module, closeHref }: ModuleReaderProps) {
  const read = await readSkillModule(loaded, record, module)
  const text = read?.text ?? null
  return (
    <section id="module" aria-labelledby="module-heading" className="scroll-mt-16 border-line border-t">
      <SectionHeading
        id="module-heading"
        level={3}
        className="bg-sunken px-3 py-1"
        note={
          text === null
            ? undefined
            : `${formatPlural(text.replace(/\n$/, "").split("\n").length, "line")}, shown, never run`
        }
        actions={
          <Link href={closeHref} className="inline-flex items-center gap-1 text-sm hover:text-accent">
            <X aria-hidden className="size-3.5" />
            Close file
          </Link>
        }
      >
        <span className="break-all font-mono">{markHiddenText(module)}</span>
      </SectionHeading>
      {text === null ? (
        <p className="px-3 py-3 text-ink-2 text-sm">
          {read === null ? "There is no such file in this skill's folder." : "This file is not a text."}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section tabIndex={0} aria-label={`Text of ${module}`} className="max-h-[32rem] overflow-auto">
          {/\.(?:md|markdown)$/i.test(module) ? (
            <div className="skill-body px-4 py-3">{drawBody(text).content}</div>
          ) : (
            <pre className="px-4 py-3 font-mono text-xs leading-relaxed">{markHiddenText(text)}</pre>
          )}
        </section>
      )}
      {read?.isCut && <p className="border-line border-t px-3 py-1 text-ink-3 text-xs">Only the beginning is shown.</p>}
    </section>
  )
}
