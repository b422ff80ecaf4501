"use client"

import { SkillName } from "@/components/explain/skill-name"
import { Callout } from "@/components/ui/callout"
import { CopyButton } from "@/components/ui/copy-button"
import { formatPlural } from "@/components/ui/format-count"
import type { PlaygroundLibrary } from "../_lib/build-playground-library"
import type { NearProse } from "../_lib/nearest-by-prose"
import type { SkillDirectory } from "../_lib/skill-directory"
import { formatSuggestedMetadata, suggestMetadata } from "../_lib/suggest-metadata"

export interface UnreachableNoticeProps {
  library: PlaygroundLibrary
  /** The skill that the request might have meant, to begin with; null: any. */
  nearest: NearProse | null
  factsOf?: SkillDirectory["factsOf"]
}

/** For a library of only names and descriptions: why every request is a gap, and what to add first. */
export function UnreachableNotice({ library, nearest, factsOf }: UnreachableNoticeProps) {
  const { skillCount, unreachableCount, unreachableSample } = library
  if (skillCount === 0 || unreachableCount < skillCount) return null
  const sample = (nearest && factsOf?.(nearest.name)) ?? unreachableSample
  if (!sample) return null
  const snippet = formatSuggestedMetadata(suggestMetadata(sample, nearest?.shared))
  return (
    <Callout tone="warn" title="Every request is a gap in this library, and that is mendable.">
      <p>
        {skillCount === 1 ? "Its one skill has" : `None of its ${formatPlural(skillCount, "skill")} has`}{" "}
        {skillCount === 1 ? "no" : "a"} trigger, keyword or path: only
        {skillCount === 1 ? " a name and a description" : " names and descriptions"}, which this router does not score.
        Add a trigger (a phrase people say) and a few keywords to the skills that matter most.
      </p>
      {snippet !== "" && (
        <figure className="mt-2 max-w-xl border border-line bg-sunken">
          <figcaption className="flex items-center justify-between gap-2 border-line border-b px-2 py-1 text-xs">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              A start for <SkillName skill={sample.name} />, from its own words. Paste it between the <code>---</code>{" "}
              lines of its SKILL.md, then mend it.
            </span>
            <CopyButton text={snippet} label="Copy the snippet" iconOnly />
          </figcaption>
          <pre className="overflow-x-auto px-2 py-1.5 font-mono text-xs">{snippet}</pre>
        </figure>
      )}
    </Callout>
  )
}
