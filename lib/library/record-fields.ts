// Reads every field of a skill except its name, description and audit state, from frontmatter or from a manifest's entry alike.
import { describeKind, type FieldValue, parseJsonText } from "./field-value"
import {
  cleanText,
  listItems,
  NONE,
  type Reading,
  readBoolean,
  readText,
  readTextList,
  report,
  reportBadItems,
  splitTools,
} from "./read-fields"
import type { RelationField, SkillRecord, SkillRelation, TruthSource } from "./skill-record"

export const RELATION_FIELDS: readonly RelationField[] = [
  "depends_on",
  "verify_with",
  "suppresses",
  "boundary",
  "broader",
  "narrower",
  "related",
  "adjacent",
  "disjoint_with",
]

/** More phrases than these buy no score (a request's word counts once), only noise. */
export const MAX_KEYWORDS = 10

export type RecordFields = Pick<
  SkillRecord,
  | "triggers"
  | "keywords"
  | "examples"
  | "antiExamples"
  | "paths"
  | "project"
  | "relations"
  | "type"
  | "subject"
  | "subjects"
  | "taxonomyDomain"
  | "scope"
  | "public"
  | "stability"
  | "supersededBy"
  | "version"
  | "license"
  | "owner"
  | "compatibility"
  | "allowedTools"
  | "truthSources"
>

/** Reads the fields that `get` knows. */
export function readRecordFields(reading: Reading, get: (field: string) => FieldValue | undefined): RecordFields {
  const text = (field: string) => {
    const value = get(field)
    return value ? readText(reading, field, value) : null
  }
  const list = (field: string, style = {}) => {
    const value = get(field)
    return value ? readTextList(reading, field, value, style) : NONE
  }
  const keywordsValue = get("keywords")
  const keywords = list("keywords")
  if (keywords.length > MAX_KEYWORDS) {
    report(
      reading,
      "keywords-padding",
      keywordsValue?.line ?? null,
      `${keywords.length} keywords; more than ${MAX_KEYWORDS} buy nothing`,
    )
  }
  const project = get("project")
  const relations = get("relations")
  const isPublic = get("public")
  const compatibility = get("compatibility")
  const tools = get("allowed-tools") ?? get("allowed_tools") ?? get("tools")
  const grounding = get("grounding")
  return {
    triggers: list("triggers"),
    keywords,
    examples: list("examples", PROMPTS),
    antiExamples: list("anti_examples", PROMPTS),
    paths: list("paths", GLOBS),
    project: project ? readProject(reading, project) : NONE,
    relations: relations ? readRelations(reading, relations) : NO_RELATIONS,
    type: text("type"),
    subject: text("subject"),
    subjects: list("subjects"),
    taxonomyDomain: text("taxonomy_domain"),
    scope: text("scope"),
    public: isPublic ? readBoolean(reading, "public", isPublic) : null,
    stability: text("stability"),
    supersededBy: text("superseded_by"),
    version: text("version"),
    license: text("license"),
    owner: text("owner"),
    compatibility: compatibility ? readCompatibility(reading, compatibility) : null,
    allowedTools: tools ? readTools(reading, tools) : NONE,
    truthSources: grounding ? readTruthSources(reading, grounding) : NONE,
  }
}

const PROMPTS = { prompts: true }
const GLOBS = { braces: true, repeats: true }
const NO_RELATIONS: SkillRecord["relations"] = Object.freeze({})

/** A list of `{handle, role?}` or of handles. */
function readProject(reading: Reading, value: FieldValue): SkillRecord["project"] {
  const projects: { handle: string; role: string | null }[] = []
  const bad: string[] = []
  listItems(reading, "project", value, {}, true).forEach((item, index) => {
    const handle = item.kind === "map" ? item.entries.get("handle") : item
    if (handle?.kind !== "text") {
      bad.push(`project[${index}] is ${item.kind === "map" ? "a map without a handle" : describeKind(item)}`)
      return
    }
    const role = item.kind === "map" ? item.entries.get("role") : undefined
    const text = cleanText(reading, "project", handle.text, handle.line, index)
    if (text !== "") projects.push({ handle: text, role: role ? readText(reading, "project.role", role) : null })
  })
  reportBadItems(reading, bad, value.line)
  return projects
}

function readRelations(reading: Reading, value: FieldValue): SkillRecord["relations"] {
  const map = value.kind === "text" && value.text.trim() !== "" ? parseJsonText(value.text, value.line) : value
  if (map === null) {
    report(reading, "field-json", value.line, "relations looks like JSON and cannot be read")
    return NO_RELATIONS
  }
  if (map.kind === "null" || (map.kind === "text" && map.text.trim() === "")) return NO_RELATIONS
  if (map.kind !== "map") {
    report(
      reading,
      "field-type",
      value.line,
      `relations is ${describeKind(map)}, expected a map`,
      "Write relations: with depends_on:, suppresses: and so on below it.",
    )
    return NO_RELATIONS
  }
  const relations: { [K in RelationField]?: readonly SkillRelation[] } = {}
  for (const field of RELATION_FIELDS) {
    const list = map.entries.get(field)
    // Present but empty counts as present: an empty `suppresses` switches `boundary` off.
    if (list) relations[field] = readRelationList(reading, field, list)
  }
  return relations
}

function readRelationList(reading: Reading, field: RelationField, value: FieldValue): readonly SkillRelation[] {
  const relations: SkillRelation[] = []
  const bad: string[] = []
  listItems(reading, field, value, {}, true).forEach((item, index) => {
    const skill = item.kind === "map" ? item.entries.get("skill") : item
    if (skill?.kind !== "text") {
      bad.push(`${field}[${index}] is ${item.kind === "map" ? "a map without a skill" : describeKind(item)}`)
      return
    }
    const authored = cleanText(reading, field, skill.text, skill.line, index)
    if (authored === "") return
    const inner = (key: string) => {
      const innerValue = item.kind === "map" ? item.entries.get(key) : undefined
      return innerValue ? readText(reading, `${field}[${index}].${key}`, innerValue) : null
    }
    relations.push({
      authored,
      target: null,
      reason: inner("reason"),
      minVersion: inner("min_version"),
      line: item.line,
    })
  })
  reportBadItems(reading, bad, value.line)
  return relations
}

/** A text, or a map whose `notes` are the text. */
function readCompatibility(reading: Reading, value: FieldValue): string | null {
  const notes = value.kind === "map" ? value.entries.get("notes") : undefined
  if (notes) return readText(reading, "compatibility.notes", notes)
  if (value.kind === "map") return null
  if (value.kind === "list") return readTextList(reading, "compatibility", value).join(", ") || null
  return readText(reading, "compatibility", value)
}

function readTools(reading: Reading, value: FieldValue): readonly string[] {
  if (value.kind === "list") return readTextList(reading, "allowed-tools", value)
  if (value.kind === "text" && value.text.trim().startsWith("[")) return readTextList(reading, "allowed-tools", value)
  const text = readText(reading, "allowed-tools", value)
  return text === null ? NONE : [...new Set(splitTools(text))]
}

function readTruthSources(reading: Reading, grounding: FieldValue): readonly TruthSource[] {
  const map = grounding.kind === "text" ? parseJsonText(grounding.text, grounding.line) : grounding
  const list = map?.kind === "map" ? map.entries.get("truth_sources") : undefined
  if (!list) return NONE
  const sources: TruthSource[] = []
  const bad: string[] = []
  listItems(reading, "truth_sources", list, {}, true).forEach((item, index) => {
    const path = item.kind === "map" ? item.entries.get("path") : item
    if (path?.kind !== "text") {
      bad.push(`truth_sources[${index}] is ${item.kind === "map" ? "a map without a path" : describeKind(item)}`)
      return
    }
    const text = cleanText(reading, "truth_sources", path.text, path.line, index)
    if (text === "") return
    const anchor = item.kind === "map" ? item.entries.get("anchor") : undefined
    const range = item.kind === "map" ? item.entries.get("line_range") : undefined
    sources.push({
      path: text,
      lineRange: range ? readLineRange(reading, range) : null,
      anchor: anchor ? readText(reading, "anchor", anchor) : null,
    })
  })
  reportBadItems(reading, bad, list.line)
  return sources
}

/** `10-20` as text, `{start, end}` or `[start, end]`. */
function readLineRange(reading: Reading, value: FieldValue): string | null {
  const pair =
    value.kind === "map"
      ? [value.entries.get("start"), value.entries.get("end")]
      : value.kind === "list"
        ? value.items
        : null
  if (!pair) return readText(reading, "line_range", value)
  const numbers = pair.flatMap((item) => (item && "text" in item && /^\d+$/.test(item.text) ? [item.text] : []))
  return numbers.length === 2 ? numbers.join("-") : null
}
