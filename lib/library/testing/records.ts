// Small makers for tests of this room.
import { parseSkill } from "../parse-skill"
import { resolveRelations } from "../resolve-relations"
import type { ParsedSkill, SkillFile } from "../skill-file"
import type { SkillRecord } from "../skill-record"

/** Parses frontmatter lines as `area/hedge/SKILL.md` (or another path), with a one-line body. */
export function parseLines(lines: readonly string[], file: Partial<SkillFile> = {}): ParsedSkill {
  return parseSkill({
    path: "area/hedge/SKILL.md",
    content: ["---", ...lines, "---", "# Steps", ""].join("\n"),
    ...file,
  })
}

/** The record of frontmatter lines; fails the test where the file is refused. */
export function recordOf(lines: readonly string[], file: Partial<SkillFile> = {}): SkillRecord {
  const parsed = parseLines(lines, file)
  if (!parsed.ok) throw new Error(`refused: ${parsed.refused.error.code}: ${parsed.refused.error.message}`)
  return parsed.skill
}

/** A library of skills named like their folders, each with the lines given, relations resolved. */
export function libraryOf(skills: Readonly<Record<string, readonly string[]>>): readonly SkillRecord[] {
  const records = Object.entries(skills).map(([folder, lines]) => {
    const name = folder.split("/").at(-1) ?? folder
    const named = lines.some((line) => line.startsWith("name:")) ? [] : [`name: ${name}`]
    return recordOf([...named, "description: Trim hedges.", ...lines], { path: `${folder}/SKILL.md` })
  })
  return resolveRelations(records).skills
}

/** `code@line` of each diagnostic, in order. */
export function codesOf(diagnostics: readonly { code: string; line: number | null }[]): string[] {
  return diagnostics.map(({ code, line }) => `${code}@${line ?? "-"}`)
}
