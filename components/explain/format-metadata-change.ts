// A metadata edit as text that can be pasted into SKILL.md or audit-state.json.
import type { MetadataChange } from "@/lib/routing"

export interface ChangeSnippet {
  /** The skill whose files are edited. */
  skill: string
  file: "SKILL.md" | "audit-state.json"
  /** What to do with the snippet: where it goes, in words. */
  instruction: string
  /** YAML (or one JSON member) to paste; the same text that is copied. */
  text: string
}

export function formatMetadataChange(change: MetadataChange): ChangeSnippet {
  switch (change.kind) {
    case "add-keyword":
      return listItem(change.skill, "keywords", change.keyword)
    case "add-trigger":
      return listItem(change.skill, "triggers", change.trigger)
    case "add-project":
      return listItem(change.skill, "project", change.handle)
    case "drop-suppresses":
      return {
        skill: change.skill,
        file: "SKILL.md",
        instruction: `Take this item out of relations.suppresses in the SKILL.md of ${change.skill}.`,
        text: `- ${quoteYaml(change.target)}`,
      }
    case "set-verdict":
      return {
        skill: change.skill,
        file: "audit-state.json",
        instruction: `Grade it again first; ${change.field} is ${change.from} now. With a better grade, in audit-state.json:`,
        text: `${JSON.stringify(change.field)}: ${JSON.stringify(change.to)}`,
      }
  }
}

function listItem(skill: string, field: string, value: string): ChangeSnippet {
  return {
    skill,
    file: "SKILL.md",
    instruction: `Add this item to ${field} in the SKILL.md of ${skill}.`,
    text: `${field}:\n  - ${quoteYaml(value)}`,
  }
}

const RESERVED = new Set(["true", "false", "yes", "no", "on", "off", "null", "y", "n"])

/** Plain where every YAML reader reads it as that text, else double-quoted (a JSON string is one). */
export function quoteYaml(text: string): string {
  const plain = /^[a-z][a-z0-9]*(?:[ /_.-][a-z0-9]+)*$/i.test(text) && !RESERVED.has(text.toLowerCase())
  return plain ? text : JSON.stringify(text)
}
