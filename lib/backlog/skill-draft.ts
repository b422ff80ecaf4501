// A SKILL.md to begin with, as the reader reads it back without a fault. Values are quoted as JSON texts, which are YAML too.

export interface SkillDraft {
  name: string
  description: string
  /** The evidence's own words, rarest in the library first. */
  keywords: string[]
  /** Requests as they were asked, most frequent first. */
  examples: string[]
  /** Requests behind the draft, repeats counted. */
  requests: number
}

/** JSON leaves the line separators of Unicode and other invisible marks as they are; YAML does not take all of them raw. */
const quote = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )

const list = (field: string, values: readonly string[]): string[] =>
  values.length === 0 ? [] : [`${field}:`, ...values.map((value) => `  - ${quote(value)}`)]

export function formatSkillDraft({ name, description, keywords, examples, requests }: SkillDraft): string {
  return [
    "---",
    `name: ${name}`,
    `description: ${quote(description)}`,
    ...list("keywords", keywords),
    ...list("examples", examples),
    "---",
    "",
    `# ${name}`,
    "",
    `Drafted from ${requests} ${requests === 1 ? "request" : "requests"} that no skill answered. Replace this paragraph by what the agent must know.`,
    "",
    "## Steps",
    "",
    "1. What to look at first.",
    "2. What to do.",
    "3. How to tell that it worked.",
    "",
  ].join("\n")
}
