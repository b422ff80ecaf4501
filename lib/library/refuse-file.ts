// Says why a file is no skill.
import { type DiagnosticCode, diagnose, placeUnder, refuse } from "./diagnostics"
import type { Frontmatter } from "./frontmatter"
import { type Reading, startReading } from "./read-fields"
import { folderOf, type ParsedSkill, type SkillFile } from "./skill-file"

/** There is no frontmatter to read. */
export function refuseFrontmatter(file: SkillFile, frontmatter: Exclude<Frontmatter, { kind: "found" }>): ParsedSkill {
  const folder = folderOf(file)
  const reading = startReading(file.path)
  switch (frontmatter.kind) {
    case "empty":
      return refuseAt(file, reading, "file-empty", null, null, "the file is empty")
    case "utf16":
      return refuseAt(file, reading, "encoding-utf16", 1, null, "the file is UTF-16")
    case "missing": {
      const mend = `Start the file with four lines: --- / name: ${folder} / description: … / ---`
      return refuseAt(file, reading, "frontmatter-missing", 1, null, "there is no frontmatter", mend)
    }
    case "late": {
      const message = `text before ---; the frontmatter is found on line ${frontmatter.fenceLine}`
      return refuseAt(file, reading, "frontmatter-not-first", 1, null, message, "Move the text below the closing ---.")
    }
    case "unclosed": {
      const { fenceLine, lastKeyLine, codeFenceLine } = frontmatter
      const seen = codeFenceLine === null ? "" : `; line ${codeFenceLine} is \`\`\` where --- was expected`
      const mend =
        codeFenceLine === null ? `Add a line --- after line ${lastKeyLine}.` : `Replace line ${codeFenceLine} by ---.`
      return refuseAt(
        file,
        reading,
        "frontmatter-unclosed",
        fenceLine,
        null,
        `the frontmatter is opened on line ${fenceLine} and never closed${seen}`,
        mend,
      )
    }
  }
}

/** Refuses a file for one fault; what was found before it is told as well. */
export function refuseAt(
  file: SkillFile,
  reading: Reading,
  code: DiagnosticCode,
  line: number | null,
  column: number | null,
  message: string,
  mend?: string,
): ParsedSkill {
  const refused = refuse(file.root ?? 0, file.path, diagnose(code, { file: file.path, line, column }, message, mend))
  for (const diagnostic of reading.diagnostics) placeUnder(refused.root, diagnostic)
  return { ok: false, refused, diagnostics: [...reading.diagnostics, refused.error] }
}

/** `0xE9` */
export function hexByte(byte: number): string {
  return `0x${byte.toString(16).toUpperCase().padStart(2, "0")}`
}

/** How a control character is named in messages. */
export function controlName(code: number): string {
  return code === 0 ? "a NUL byte" : `the control character U+${code.toString(16).toUpperCase().padStart(4, "0")}`
}
