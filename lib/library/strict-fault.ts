// Whether readers that take only the published agent-skills format would take a file.
import type { Frontmatter } from "./frontmatter"
import { isStrictName } from "./read-name"
import { MAX_DESCRIPTION_LENGTH } from "./skill-file"
import type { SkillRecord } from "./skill-record"

/** What they would not take, as a noun; null where they would take the file. */
export function findStrictFault(
  skill: SkillRecord,
  keyFault: string | null,
  frontmatter: Extract<Frontmatter, { kind: "found" }>,
  repaired: boolean,
): string | null {
  if (!skill.path.endsWith("SKILL.md")) return "the file's name, which is not exactly SKILL.md"
  if (frontmatter.hasBom) return "the byte-order mark"
  if (frontmatter.fenceLine > 1) return "the lines before ---"
  if (repaired) return "YAML that had to be repaired"
  if (!skill.fields.has("name") || !isStrictName(skill.name, skill.folder)) return "the name"
  if (skill.description.length > MAX_DESCRIPTION_LENGTH) return "the length of the description"
  return keyFault
}
