// A skill as a document of the full-text index: the whole record (retrieval.md), less what its author says it is not for.
import type { SkillRecord } from "@/lib/library"
import { positiveText } from "./positive-text"
import type { TextDocument } from "./text-index"

type Indexed = Pick<SkillRecord, "name" | "description" | "triggers" | "keywords" | "examples">

export interface SkillDocumentOptions {
  /** The body below the front matter; null where it is not at hand (manifests carry none). */
  readonly body?: string | null
  /** An example to leave out: an eval must not be answered by the very prompt that it asks. */
  readonly withoutExample?: string
}

/** The document of a skill; its id is the skill's name, the identity that routing and relations use. */
export function skillDocument(skill: Indexed, { body, withoutExample }: SkillDocumentOptions = {}): TextDocument {
  const examples = skill.examples.filter((example) => example !== withoutExample)
  const parts = splitBody(body ?? "")
  return {
    id: skill.name,
    fields: {
      name: skill.name,
      description: positiveText(skill.description),
      triggers: skill.triggers.join("\n"),
      keywords: skill.keywords.join("\n"),
      examples: examples.join("\n"),
      headings: parts.headings,
      body: parts.rest,
    },
  }
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const HEADING = /^ {0,3}#{1,6}[ \t]+(.*)$/

/** ATX headings apart from the rest; `#` inside a code fence is a comment, not a heading. */
function splitBody(body: string): { headings: string; rest: string } {
  const headings: string[] = []
  const rest: string[] = []
  let fence: string | null = null
  for (const line of body.split(/\r\n|\r|\n/)) {
    const marks: string | undefined = FENCE.exec(line)?.[1]
    if (fence === null && marks) fence = marks
    else if (fence !== null && marks?.startsWith(fence)) fence = null
    const heading = fence === null ? HEADING.exec(line)?.[1] : undefined
    if (heading === undefined) rest.push(line)
    else headings.push(heading)
  }
  return { headings: headings.join("\n"), rest: rest.join("\n") }
}
