// Turns the bytes of one SKILL.md into a record, or says why it is none. Pure: no file system, no clock. Never throws.
import { type AuthoredFields, layFields, TOP_LEVEL_KEYS } from "./authored-fields"
import { checkName, isStrictName, MAX_USABLE_NAME_LENGTH } from "./check-name"
import { type DiagnosticCode, diagnose, refuse, skillId } from "./diagnostics"
import { describeKind, formatCount } from "./field-value"
import { type Frontmatter, findFrontmatter, findSecondBlock } from "./frontmatter"
import { isEmptyHealth, mergeHealth, readHealth, UNGRADED } from "./health"
import { CONTROL_CHARS, describeHiddenText, revealHiddenText } from "./hidden-text"
import { NONE, type Reading, readText, readTextList, report, startReading } from "./read-fields"
import { readRecordFields } from "./record-fields"
import { scanBytes } from "./scan-bytes"
import type { Sidecar } from "./sidecar"
import type { Diagnostic, RefusedFile, SkillHealth, SkillRecord } from "./skill-record"
import { parseHeader } from "./yaml-header"

/** Files above this size are refused unread. */
export const MAX_SKILL_BYTES = 2 * 1024 * 1024
/** Frontmatter above this size is refused: parsing it could cost more than a few milliseconds. */
export const MAX_HEADER_BYTES = 64 * 1024
export const MAX_DESCRIPTION_LENGTH = 1024
export const RECOMMENDED_BODY_LINES = 500

export interface SkillFile {
  /** Relative to its root, `/`-separated, with the file's name: `area/hedges/SKILL.md`. */
  path: string
  /** Index of the root; 0 by default. */
  root?: number
  /** Name of the root folder: stands for the skill's folder where SKILL.md lies in the root itself. */
  rootName?: string
  content: Uint8Array | string
  /** Whether the caller knows that every byte is ASCII; saves a pass over the body. */
  isAscii?: boolean
  /** SHA-256 of the bytes, hex; computed by the caller, since this room has no crypto. */
  digest?: string
  /** The audit state beside the file, where there is one. */
  sidecar?: Sidecar | null
}

export type ParsedSkill =
  | { ok: true; skill: SkillRecord; diagnostics: readonly Diagnostic[] }
  | { ok: false; refused: RefusedFile; diagnostics: readonly Diagnostic[] }

/** An escape, in YAML or in JSON inside it, that may stand for a character nobody sees. */
const CODED_CHARACTER = /\\[^"\\/nrt]/
const decoder = new TextDecoder("utf-8", { ignoreBOM: true })

/** Parses one SKILL.md. Relation targets are still unresolved (`resolveRelations` does that, knowing the whole library). */
export function parseSkill(file: SkillFile): ParsedSkill {
  const bytes = typeof file.content === "string" ? new TextEncoder().encode(file.content) : file.content
  const frontmatter = findFrontmatter(bytes)
  if (frontmatter.kind !== "found") return refuseFrontmatter(file, frontmatter)
  const { start, end, startLine, bodyStart, bodyStartLine } = frontmatter
  const source = end - start > MAX_HEADER_BYTES ? "" : decoder.decode(bytes.subarray(start, end))
  const reading = startReading(file.path, source.length === end - start && !CODED_CHARACTER.test(source))
  if (frontmatter.hasBom) report(reading, "encoding-bom", 1, "the file begins with a byte-order mark")
  if (frontmatter.fenceLine > 1) {
    const mend = frontmatter.fenceLine === 2 ? "Delete line 1." : `Delete lines 1-${frontmatter.fenceLine - 1}.`
    report(reading, "frontmatter-not-first", frontmatter.fenceLine, "blank lines before ---", mend)
  }
  if (end - start > MAX_HEADER_BYTES) {
    const message = `the frontmatter is ${end - start} bytes long, the limit is ${MAX_HEADER_BYTES}`
    return refuseAt(file, reading, "frontmatter-too-large", startLine - 1, null, message)
  }
  const invalid = file.isAscii ? null : scanBytes(bytes, start, end, startLine).invalid
  if (invalid) {
    const message = `invalid UTF-8 byte ${hexByte(invalid.byte)} in the frontmatter`
    return refuseAt(file, reading, "encoding-invalid-utf8", invalid.line, null, message)
  }
  const control = CONTROL_CHARS.exec(source)
  if (control) {
    const line = startLine + (source.slice(0, control.index).match(/\n/g)?.length ?? 0)
    return refuseAt(
      file,
      reading,
      "control-chars",
      line,
      null,
      `${controlName(control[0].charCodeAt(0))} in the frontmatter`,
    )
  }
  const header = parseHeader(source, startLine, TOP_LEVEL_KEYS)
  if (!header.ok) {
    const { code, line, column, message, mend } = header.fault
    return refuseAt(file, reading, code, line, column, message, mend)
  }
  for (const repair of header.repairs)
    report(reading, "yaml-repaired", startLine + repair.line - 1, repair.message, repair.mend)

  const fields = layFields(reading, header.entries)
  const description = readDescription(file, reading, fields, startLine)
  if (typeof description !== "string") return description
  const name = readName(file, reading, fields, startLine)
  checkForeignFields(reading, fields)
  const record = readRecordFields(reading, (field) => fields.get(field)?.value)
  const health = readMergedHealth(reading, fields, file.sidecar ?? null)
  if (reading.controlChars) {
    const { line, field, code } = reading.controlChars
    return refuseAt(file, reading, "control-chars", line, null, `${controlName(code)} in ${field}`)
  }
  const bodyLineCount = checkBody(reading, bytes, bodyStart, bodyStartLine, file.isAscii === true)
  const folder = folderOf(file)
  const skill: SkillRecord = {
    id: skillId(file.root ?? 0, file.path),
    root: file.root ?? 0,
    path: file.path,
    folder,
    name,
    description,
    ...record,
    health,
    fields: fieldPlaces(fields),
    body: { startLine: bodyStartLine, lineCount: bodyLineCount },
    byteLength: bytes.length,
    digest: file.digest ?? "",
    portable: false,
    shadowedBy: null,
    warnings: file.sidecar?.kind === "unreadable" ? [file.sidecar.warning] : NONE,
  }
  const strictFault = findStrictFault(skill, fields.strictFault, frontmatter, header.repairs.length > 0)
  const diagnostics = [...reading.diagnostics, ...(file.sidecar?.diagnostics ?? NONE)]
  for (const diagnostic of diagnostics) diagnostic.skill = name
  return {
    ok: true,
    skill: strictFault === null ? { ...skill, portable: true } : { ...skill, strictFault },
    diagnostics,
  }
}

/** The name of the folder that holds the file. */
export function folderOf(file: Pick<SkillFile, "path" | "rootName">): string {
  const end = file.path.lastIndexOf("/")
  if (end < 0) return file.rootName ?? ""
  return file.path.slice(file.path.lastIndexOf("/", end - 1) + 1, end)
}

function readDescription(
  file: SkillFile,
  reading: Reading,
  fields: AuthoredFields,
  startLine: number,
): string | ParsedSkill {
  const field = fields.get("description")
  if (!field)
    return refuseAt(
      file,
      reading,
      "description-missing",
      fields.lineOf("description") ?? startLine - 1,
      null,
      "there is no description",
    )
  if (field.value.kind === "list" || field.value.kind === "map") {
    const message = `description is ${describeKind(field.value)}, expected text`
    return refuseAt(file, reading, "description-type", field.line, null, message)
  }
  const text = readText(reading, "description", field.value)
  if (text === null) return refuseAt(file, reading, "description-missing", field.line, null, "the description is empty")
  if (text.length > MAX_DESCRIPTION_LENGTH) {
    const message = `the description is ${formatCount(text.length)} characters long, the limit is ${formatCount(MAX_DESCRIPTION_LENGTH)}`
    report(reading, "description-length", field.line, message)
  }
  return text
}

function readName(file: SkillFile, reading: Reading, fields: AuthoredFields, startLine: number): string {
  const folder = folderOf(file)
  const field = fields.get("name")
  const fallback = folder === "" ? "unnamed" : folder
  if (!field || (field.value.kind === "text" && field.value.text.trim() === "")) {
    const line = field?.line ?? startLine - 1
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

/** Fields that this program does not use, but whose wrong types break other readers. */
function checkForeignFields(reading: Reading, fields: AuthoredFields): void {
  const hint = fields.get("argument-hint")
  if (hint) readText(reading, "argument-hint", hint.value)
  const tags = fields.get("tags")
  if (tags) readTextList(reading, "tags", tags.value)
}

function readMergedHealth(reading: Reading, fields: AuthoredFields, sidecar: Sidecar | null): SkillHealth {
  const authored = readHealth(reading, (field) => fields.getDecoded(field))
  if (sidecar?.kind === "unreadable") return { ...UNGRADED, source: "sidecar" }
  if (sidecar?.kind === "read") return mergeHealth(sidecar.health, authored, "sidecar")
  return isEmptyHealth(authored) ? UNGRADED : mergeHealth(authored, {}, "frontmatter")
}

function checkBody(
  reading: Reading,
  bytes: Uint8Array,
  bodyStart: number,
  bodyStartLine: number,
  isAscii: boolean,
): number {
  const second = findSecondBlock(bytes, bodyStart, bodyStartLine)
  if (second !== null)
    report(
      reading,
      "frontmatter-second-block",
      second,
      "a second frontmatter block starts the body; the first one counts",
    )
  const scan = scanBytes(bytes, bodyStart, bytes.length, bodyStartLine, isAscii)
  if (scan.invalid) {
    report(
      reading,
      "encoding-invalid-utf8",
      scan.invalid.line,
      `invalid UTF-8 byte ${hexByte(scan.invalid.byte)} in the body`,
    )
  }
  for (const hidden of scan.hiddenLines) {
    const revealed = revealHiddenText(decoder.decode(bytes.subarray(hidden.start, hidden.end)))
    if (revealed.hidden)
      report(reading, "hidden-text", hidden.line, `the body holds ${describeHiddenText(revealed.hidden)}`)
  }
  if (scan.lineCount > RECOMMENDED_BODY_LINES) {
    report(
      reading,
      "body-long",
      null,
      `the body is ${scan.lineCount} lines long; at most ${RECOMMENDED_BODY_LINES} are recommended`,
    )
  }
  return scan.lineCount
}

function fieldPlaces(fields: AuthoredFields): SkillRecord["fields"] {
  const places = new Map<string, Readonly<FieldPlace>>()
  for (const [field, { line, encoding }] of fields.all) places.set(field, placeOf(line, encoding))
  return places
}

type FieldPlace = { line: number; encoding: "top" | "metadata" }
/** Places are shared by all records: a library of 90,000 skills has a million of them, and a few hundred different ones. */
const PLACES = { top: [] as FieldPlace[], metadata: [] as FieldPlace[] }
const MAX_SHARED_LINE = 500

function placeOf(line: number, encoding: "top" | "metadata"): Readonly<FieldPlace> {
  if (line > MAX_SHARED_LINE) return { line, encoding }
  const shared = PLACES[encoding]
  shared[line] ??= { line, encoding }
  return shared[line]
}

function findStrictFault(
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

function refuseFrontmatter(file: SkillFile, frontmatter: Exclude<Frontmatter, { kind: "found" }>): ParsedSkill {
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

function refuseAt(
  file: SkillFile,
  reading: Reading,
  code: DiagnosticCode,
  line: number | null,
  column: number | null,
  message: string,
  mend?: string,
): ParsedSkill {
  const refused = refuse(file.root ?? 0, file.path, diagnose(code, { file: file.path, line, column }, message, mend))
  return { ok: false, refused, diagnostics: [...reading.diagnostics, refused.error] }
}

function hexByte(byte: number): string {
  return `0x${byte.toString(16).toUpperCase().padStart(2, "0")}`
}

function controlName(code: number): string {
  return code === 0 ? "a NUL byte" : `the control character U+${code.toString(16).toUpperCase().padStart(4, "0")}`
}
