// Reads a skill's name, and the rules for names. None of them refuses a skill: a strange name still routes, but strict readers drop it.
import type { AuthoredFields } from "./authored-fields"
import { formatCount } from "./field-value"
import { type Reading, readText, report } from "./read-fields"
import { folderOf, type SkillFile } from "./skill-file"

export const MAX_NAME_LENGTH = 64
/** Longer names are not used at all: they would have to be shown, linked and stored. */
const MAX_USABLE_NAME_LENGTH = 200
/** Letters of any script except uppercase ones, marks and digits; hyphens single and inside. */
const LAX_NAME = /^(?:[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+-)*[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+$/u
const STRICT_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The authored name where it can be used, else the folder's. `headerLine` is the line of the opening fence. */
export function readName(file: SkillFile, reading: Reading, fields: AuthoredFields, headerLine: number): string {
  const folder = folderOf(file)
  const field = fields.get("name")
  const fallback = folder === "" ? "unnamed" : folder
  if (!field || (field.value.kind === "text" && field.value.text.trim() === "")) {
    const line = field?.line ?? headerLine
    report(
      reading,
      "name-missing",
      line,
      `there is no name; the folder's name ${JSON.stringify(fallback)} is used`,
      `Add: name: ${fallback}`,
    )
    return fallback
  }
  const { value, line } = field
  if (value.kind === "list" || value.kind === "map") {
    report(
      reading,
      "name-type",
      line,
      `the name is a ${value.kind}; the folder's name ${JSON.stringify(fallback)} is used`,
      `Write: name: ${fallback}`,
    )
    return fallback
  }
  const name = readText(reading, "name", value)?.replace(/\s+/g, " ") ?? fallback
  if (name.length > MAX_USABLE_NAME_LENGTH) {
    report(
      reading,
      "name-length",
      line,
      `the name is ${formatCount(name.length)} characters long; the folder's name ${JSON.stringify(fallback)} is used`,
    )
    return fallback
  }
  if (value.kind !== "text")
    report(
      reading,
      "name-type",
      line,
      `the name is a ${value.kind}; it is read as ${JSON.stringify(name)}`,
      `Put it in quotes: name: "${name}"`,
    )
  checkName(reading, name, folder, line)
  return name
}

/** Reports what is unusual about an authored name. */
function checkName(reading: Reading, name: string, folder: string, line: number): void {
  if (!STRICT_NAME.test(name) && !LAX_NAME.test(name.normalize("NFKC"))) {
    const message = `${JSON.stringify(name)} ${describeNameFault(name)}`
    report(reading, "name-charset", line, message, `Rename it${suggestName(name)}.`)
  }
  if (name.length > MAX_NAME_LENGTH) {
    report(reading, "name-length", line, `the name is ${name.length} characters long, the limit is ${MAX_NAME_LENGTH}`)
  }
  if (folder !== "" && folder !== name && folder.normalize("NFKC") !== name.normalize("NFKC")) {
    const message = `the name is ${JSON.stringify(name)} and the folder is ${JSON.stringify(folder)}`
    report(reading, "name-folder-mismatch", line, message)
  }
}

/** What readers of the published format take as a name: they also want it to be the folder's. */
export function isStrictName(name: string, folder: string): boolean {
  return STRICT_NAME.test(name) && name.length <= MAX_NAME_LENGTH && name === folder
}

function describeNameFault(name: string): string {
  if (/^-|-$|--/.test(name)) return "begins or ends with a hyphen, or holds two in a row"
  return "holds characters other than lowercase letters, digits and hyphens"
}

function suggestName(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
  return slug === "" ? "" : `, for example: name: ${slug}`
}
