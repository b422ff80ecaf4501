// The rules for names. None of them refuses a skill: a strange name still routes, but strict readers drop it.
import { type Reading, report } from "./read-fields"

export const MAX_NAME_LENGTH = 64
/** Longer names are not used at all: they would have to be shown, linked and stored. */
export const MAX_USABLE_NAME_LENGTH = 200
/** Letters of any script except uppercase ones, marks and digits; hyphens single and inside. */
const LAX_NAME = /^(?:[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+-)*[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+$/u
const STRICT_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Reports what is unusual about an authored name. */
export function checkName(reading: Reading, name: string, folder: string, line: number): void {
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
