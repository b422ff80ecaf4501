// Makes a library of skills on disk for the reader's benchmark: invented texts, the mix of shapes and faults that public
// libraries show. The same seed makes the same bytes.
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"

export interface LibraryPlan {
  /** SKILL.md files to write. */
  count: number
  /** Share of files with a fault: about 0.005 in a source library, 0.22 in an aggregator. */
  faultShare: number
  seed?: number
}

type Random = () => number

/** Writes the library under `root` and returns the paths of its SKILL.md files. */
export function generateLibrary(root: string, { count, faultShare, seed = 1 }: LibraryPlan): string[] {
  const random = mulberry32(seed)
  const files: string[] = []
  for (let index = 0; index < count; index += 1) {
    const name = nameOf(index)
    const folder = path.join(root, `area-${index % 97}`, name)
    mkdirSync(folder, { recursive: true })
    const file = path.join(folder, "SKILL.md")
    writeFileSync(file, random() < faultShare ? faultyFile(random, name, index) : soundFile(random, name, index))
    if (random() < 0.02) writeFileSync(path.join(folder, "audit-state.json"), sidecar(random))
    if (random() < faultShare * 0.02) symlinkSync(pick(random, ["..", "../gone", "/etc"]), path.join(folder, "linked"))
    files.push(file)
  }
  return files
}

/** The number makes the name; the words before it only make it look like one. */
function nameOf(index: number): string {
  return `${VERBS[index % VERBS.length]}-${SUBJECTS[index % SUBJECTS.length]}-${index}`
}

/** A name that exists, but for the first few skills. */
function neighbour(index: number, distance: number): string {
  return nameOf(Math.max(0, index - distance))
}

function soundFile(random: Random, name: string, index: number): string {
  const style = random()
  const header =
    style < 0.6
      ? plainHeader(random, name)
      : style < 0.85
        ? metadataHeader(random, name, index)
        : listHeader(random, name, index)
  return `---\n${header}---\n\n${body(random)}`
}

/** What most public skills have: a name and a description. */
function plainHeader(random: Random, name: string): string {
  return `name: ${name}\ndescription: ${JSON.stringify(sentences(random, 3))}\nlicense: MIT\nallowed-tools: Read, Grep, Bash(git diff:*)\nmetadata:\n  author: example\n  version: "1.${Math.floor(random() * 20)}"\n`
}

/** The published form: structured values as JSON text under metadata. */
function metadataHeader(random: Random, name: string, index: number): string {
  const text = (value: unknown) => JSON.stringify(JSON.stringify(value))
  const relations = {
    related: [neighbour(index, 7), neighbour(index, 11)],
    suppresses: [{ skill: neighbour(index, 3), reason: sentences(random, 1) }],
  }
  return [
    `name: ${name}`,
    `description: ${JSON.stringify(sentences(random, 4))}`,
    "license: MIT",
    "metadata:",
    `  keywords: ${text(phrases(random, 8))}`,
    `  triggers: ${text([`use ${name}`])}`,
    `  examples: ${text([sentences(random, 1), sentences(random, 1), sentences(random, 1)])}`,
    `  anti_examples: ${text([sentences(random, 1)])}`,
    `  relations: ${text(relations)}`,
    `  scope: ${JSON.stringify(sentences(random, 3))}`,
    `  subject: ${pick(random, SUBJECTS)}`,
    '  public: "true"',
    "",
  ].join("\n")
}

/** Lists and maps at top level. */
function listHeader(random: Random, name: string, index: number): string {
  const list = (items: string[]) => items.map((item) => `\n  - ${JSON.stringify(item)}`).join("")
  return [
    `name: ${name}`,
    "description: >-",
    `  ${sentences(random, 2)}`,
    `  ${sentences(random, 2)}`,
    `keywords: [${phrases(random, 6).join(", ")}]`,
    `triggers:${list([`run ${name}`, `${name} please`])}`,
    `paths:${list(["**/*.{ts,tsx}", "!**/*.test.ts"])}`,
    `examples:${list([sentences(random, 1), sentences(random, 1)])}`,
    "relations:",
    `  related:${list([neighbour(index, 5)]).replaceAll("\n", "\n  ")}`,
    "structural_verdict: PASS",
    "last_changed: 2026-05-01",
    "",
  ].join("\n")
}

const FAULTS: readonly ((random: Random, name: string) => string)[] = [
  (random, name) =>
    `---\nname: ${name}\ndescription: Plan a ${pick(random, SUBJECTS)}: ${sentences(random, 2)}\n---\n${body(random)}`,
  (random, name) => `---\nname: ${name}\ndescription: > ${sentences(random, 1)}\n---\n${body(random)}`,
  (random, name) => `---\nname: ${name}\ndescription: **${pick(random, SUBJECTS)}** and more\n---\n${body(random)}`,
  (random, name) =>
    `---\nname: ${name}\ndescription: [Seasonal] ${sentences(random, 1)}\nargument-hint: [bed] [--dry]\n---\n${body(random)}`,
  (random, name) => `---\nname: ${name}\ndescription: "${sentences(random, 1)}\n- one\n- two"\n---\n${body(random)}`,
  (random, name) => `---\nname: ${name}\ndescription: "${sentences(random, 1)}\nlicense: MIT\n---\n${body(random)}`,
  (random, name) => `---\nname: ${name}\ndescription: Board #7 ${sentences(random, 1)}\n---\n${body(random)}`,
  (random, name) => `---\nname: ${name}\ndescription: one\ndescription: two\n---\n${body(random)}`,
  (random, name) => `---\nname: ${name}\ndescription: one\n${sentences(random, 1)}\n---\n${body(random)}`,
  (random) => body(random),
  (random, name) => `---\nname: ${name}\ndescription: ${sentences(random, 1)}\n\n${body(random)}`,
  (random, name) => `\n\n---\nname: ${name}\ndescription: blank lines first\n---\n${body(random)}`,
  () => "",
  () => "---\n---\n",
  (random, name) => `\ufeff---\r\nname: ${name}\r\ndescription: with a mark and CRLF\r\n---\r\n${body(random)}`,
  (random, name) => `---\nname: ${name}\ndescription: NUL \0 inside\n---\n${body(random)}`,
  (random) => `---\ntitle: none\ndescription: ${JSON.stringify(sentences(random, 2))}\n---\n${body(random)}`,
  (random, name) => `---\nname: ${name}\ndescription: [TODO: write this]\n---\n${body(random)}`,
  (random, name) =>
    `---\nname: ${name.toUpperCase()}\ndescription: ${JSON.stringify(sentences(random, 30))}\n---\n${body(random)}`,
  (random, name) =>
    `---\nname: ${name}\ndescription: hidden \u{e0069}\u{e0067}\u{e006e} text \u202e here\nkeywords: "a, b, ,c"\n---\n${body(random)}`,
  (random, name) =>
    `---\nname: ${name}\ndescription: bomb\na: &a [s,s,s,s,s,s,s,s,s,s]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c]\n---\n${body(random)}`,
  (random, name) => `---\nname: ${name}\ndescription: deep\nx: ${"[".repeat(500)}\n---\n${body(random)}`,
  (random, name) => `---\nname: ${name}\ndescription: long body\n---\n${body(random).repeat(12)}`,
  (random, name) =>
    `---\nname: ${name}\ndescription: many keys\n${Array.from({ length: 400 }, (_, key) => `k${key}: ${key}`).join("\n")}\n---\n${body(random)}`,
]

function faultyFile(random: Random, name: string, index: number): string {
  const fault = FAULTS[index % FAULTS.length] ?? soundFile
  return fault(random, name, index)
}

function sidecar(random: Random): string {
  if (random() < 0.1) return '{"schema_version": 1, "structural_verdict": '
  return JSON.stringify({
    schema_version: 1,
    structural_verdict: "PASS",
    truth_verdict: "UNVERIFIED",
    eval_state: "passing",
    last_changed: "2026-04-02",
  })
}

function body(random: Random): string {
  const lines = ["# Steps", ""]
  const count = 20 + Math.floor(random() * 120)
  for (let line = 0; line < count; line += 1) lines.push(line % 9 === 0 ? "" : `${line}. ${sentences(random, 1)}`)
  return `${lines.join("\n")}\n`
}

function sentences(random: Random, count: number): string {
  return Array.from(
    { length: count },
    () =>
      `Use it to ${pick(random, VERBS)} the ${pick(random, SUBJECTS)} when a ${pick(random, SUBJECTS)} needs a ${pick(random, VERBS)}.`,
  ).join(" ")
}

function phrases(random: Random, count: number): string[] {
  return Array.from({ length: count }, () => `${pick(random, VERBS)} ${pick(random, SUBJECTS)}`)
}

function pick<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)] as T
}

/** A small seeded generator: the same library on every machine. */
function mulberry32(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const VERBS = [
  "trim",
  "plan",
  "audit",
  "repair",
  "measure",
  "sort",
  "publish",
  "translate",
  "review",
  "deploy",
  "migrate",
  "summarise",
]
const SUBJECTS = [
  "hedge",
  "invoice",
  "schema",
  "garden",
  "pipeline",
  "ladder",
  "contract",
  "calendar",
  "database",
  "poster",
  "greenhouse",
  "ledger",
  "branch",
  "form",
]
