// Turns the bytes of one SKILL.md into a record, or says why it is none. Pure: no file system, no clock. Never throws.
import { type AuthoredFields, layFields, TOP_LEVEL_KEYS } from "./authored-fields"
import { checkBody } from "./check-body"
import { placeUnder, skillId } from "./diagnostics"
import { fieldPlaces } from "./field-places"
import { describeKind, formatCount } from "./field-value"
import { findFrontmatter } from "./frontmatter"
import { isEmptyHealth, mergeHealth, readHealth, UNGRADED } from "./health"
import { CONTROL_CHARS } from "./hidden-text"
import { NONE, type Reading, readText, readTextList, report, startReading } from "./read-fields"
import { readName } from "./read-name"
import { readRecordFields } from "./record-fields"
import { controlName, hexByte, refuseAt, refuseFrontmatter } from "./refuse-file"
import { scanBytes } from "./scan-bytes"
import type { Sidecar } from "./sidecar"
import { folderOf, MAX_DESCRIPTION_LENGTH, MAX_HEADER_BYTES, type ParsedSkill, type SkillFile } from "./skill-file"
import type { SkillHealth, SkillRecord } from "./skill-record"
import { findStrictFault } from "./strict-fault"
import { parseHeader } from "./yaml-header"

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
  const name = readName(file, reading, fields, startLine - 1)
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
  for (const diagnostic of diagnostics) placeUnder(skill.root, diagnostic).skill = name
  return {
    ok: true,
    skill: strictFault === null ? { ...skill, portable: true } : { ...skill, strictFault },
    diagnostics,
  }
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
