import { hash } from "node:crypto"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { checkDrift, type DriftCheck, listDriftSources, type SkillDrift, type SourceReading } from "./drift"
import { formatBaseline } from "./drift-baseline"
import type { TruthSource } from "./skill-record"

const TODAY = "2026-12-01"
const sha256 = (bytes: Uint8Array) => hash("sha256", bytes, "hex")
const hashOf = (text: string) => sha256(new TextEncoder().encode(text))
const whole = (path: string): TruthSource => ({ path, lineRange: null, anchor: null })

const FILES: Readonly<Record<string, string>> = {
  "src/limits.ts": "export const LOW = 1\nexport const HIGH = 9\nfunction clampLow() {}\n",
  "docs/protocol.md": "# Protocol\n\n## Timeouts\nTen seconds.\n\n## Retries\nThree.\n",
}

function read(path: string): SourceReading {
  const text = FILES[path.replace(/^\.\//, "")]
  if (text !== undefined) return { state: "read", file: path, bytes: new TextEncoder().encode(text) }
  return path.startsWith("..") ? { state: "outside" } : { state: "missing" }
}

function check(
  truthSources: readonly TruthSource[],
  hashes: Record<string, string> | null,
  more?: Partial<DriftCheck>,
) {
  return checkDrift({
    truthSources,
    hashes: hashes === null ? null : new Map(Object.entries(hashes)),
    lastVerified: null,
    staleAfterDays: null,
    today: TODAY,
    read,
    sha256,
    ...more,
  })
}

const conditionsOf = (drift: SkillDrift) =>
  drift.sources.map(({ path, findings }) => [path, ...findings.map(({ condition }) => condition)])

describe("the conditions of a source", () => {
  test("a whole file with its hash is OK, and the whole answer says so", () => {
    const recorded = hashOf(FILES["src/limits.ts"] ?? "")
    expect(check([whole("src/limits.ts")], { "src/limits.ts": recorded })).toEqual({
      conditions: ["OK"],
      sources: [
        {
          path: "src/limits.ts",
          lineRange: null,
          anchor: null,
          isDeclared: true,
          findings: [{ condition: "OK", message: "The file is what the recorded hash says.", mend: null }],
          file: "src/limits.ts",
          part: null,
          recorded: { key: "src/limits.ts", hash: recorded },
          baseline: { key: "src/limits.ts", hash: recorded, covers: "file" },
        },
      ],
      verification: { state: "never" },
      uncheckedCount: 0,
      today: TODAY,
    } satisfies SkillDrift)
  })

  test("every condition that holds is told, worst first", () => {
    const drift = check(
      [
        { path: "src/limits.ts", lineRange: "10-20", anchor: null },
        whole("docs/protocol.md"),
        whole("docs/gone.md"),
        whole("https://example.org/spec"),
        whole("../elsewhere.md"),
      ],
      { "src/limits.ts": hashOf("something else") },
      { lastVerified: "2026-01-01", staleAfterDays: 90 },
    )
    expect(drift.conditions).toEqual(["BROKEN", "DRIFT", "STALE", "NO_BASELINE", "EXTERNAL"])
    expect(conditionsOf(drift)).toEqual([
      ["src/limits.ts", "BROKEN", "DRIFT", "STALE"],
      ["docs/protocol.md", "STALE", "NO_BASELINE"],
      ["docs/gone.md", "BROKEN", "STALE"],
      ["https://example.org/spec", "STALE", "EXTERNAL"],
      ["../elsewhere.md", "STALE", "EXTERNAL"],
    ])
    expect(drift.verification).toEqual({ state: "known", on: "2026-01-01", days: 334, limitDays: 90 })
  })

  test("OK of one source does not hide, nor stand beside, what ails another", () => {
    const hashes = { "src/limits.ts": hashOf(FILES["src/limits.ts"] ?? ""), "docs/protocol.md": hashOf("old") }
    const drift = check([whole("src/limits.ts"), whole("docs/protocol.md")], hashes)
    expect(drift.conditions).toEqual(["DRIFT"])
    expect(conditionsOf(drift)).toEqual([
      ["src/limits.ts", "OK"],
      ["docs/protocol.md", "DRIFT"],
    ])
  })

  test("a skill without sources has nothing to check, and may be stale all the same", () => {
    expect(check([], null).conditions).toEqual([])
    expect(check([], null, { lastVerified: "2026-01-01", staleAfterDays: 30 }).conditions).toEqual(["STALE"])
  })

  test("a source that only the audit state names is checked too", () => {
    const drift = check([whole("src/limits.ts")], { "docs/protocol.md": hashOf("old"), "docs/gone.md": hashOf("x") })
    expect(drift.sources.map(({ path, isDeclared }) => [path, isDeclared])).toEqual([
      ["src/limits.ts", true],
      ["docs/protocol.md", false],
      ["docs/gone.md", false],
    ])
    expect(drift.conditions).toEqual(["BROKEN", "DRIFT", "NO_BASELINE"])
  })

  test("a file that cannot be read is broken, with the reason", () => {
    const drift = check([whole("src/big.bin")], null, {
      read: () => ({ state: "unreadable", file: "src/big.bin", reason: "it is larger than 16 MiB" }),
    })
    expect(drift.sources[0]?.findings).toEqual([
      {
        condition: "BROKEN",
        message: "src/big.bin cannot be read: it is larger than 16 MiB.",
        mend: "Until then the skill may be wrong.",
      },
    ])
  })

  test("a date that lies ahead or says no day counts as no verification", () => {
    const stale = { staleAfterDays: 1 }
    expect(check([], null, { ...stale, lastVerified: "2027-01-01" }).verification).toEqual({
      state: "unusable",
      on: "2027-01-01",
    })
    expect(check([], null, { ...stale, lastVerified: "soon" }).conditions).toEqual([])
  })
})

describe("what is hashed", () => {
  const section = "## Timeouts\nTen seconds."
  const timeouts: TruthSource = { path: "docs/protocol.md", lineRange: null, anchor: "## Timeouts" }

  test("a part is proven unchanged by its own hash as by that of the file, under either key", () => {
    for (const key of ["docs/protocol.md", "docs/protocol.md#timeouts"])
      for (const text of [section, FILES["docs/protocol.md"] ?? ""])
        expect(check([timeouts], { [key]: hashOf(text) }).conditions).toEqual(["OK"])
  })

  test("a part that is recorded by itself stays silent when the rest of the file changes", () => {
    const reread = (): SourceReading => ({
      state: "read",
      file: "docs/protocol.md",
      bytes: new TextEncoder().encode(`# Renamed\r\n\r\nNew.\r\n\r\n${section.replace("\n", "\r\n")}\r\n`),
    })
    const drift = check([timeouts], { "docs/protocol.md#timeouts": hashOf(section) }, { read: reread })
    expect(drift.conditions).toEqual(["OK"])
    expect(drift.sources[0]?.part).toEqual({ first: 5, last: 6 })
  })

  test("a range is one key however it is written", () => {
    const source = { path: "./src/limits.ts", lineRange: "L1-2", anchor: null }
    const recorded = hashOf("export const LOW = 1\nexport const HIGH = 9")
    const drift = check([source], { "src/limits.ts#1-2": recorded })
    expect(drift.conditions).toEqual(["OK"])
    expect(drift.sources[0]?.baseline).toEqual({ key: "src/limits.ts#L1-L2", hash: recorded, covers: "part" })
  })

  test("a name in code has no known end, so the whole file is hashed", () => {
    const source = { path: "src/limits.ts", lineRange: null, anchor: "clampLow" }
    const drift = check([source], null)
    expect(drift.sources[0]?.part).toEqual({ first: 3, last: 3 })
    expect(drift.sources[0]?.baseline).toEqual({
      key: "src/limits.ts",
      hash: hashOf(FILES["src/limits.ts"] ?? ""),
      covers: "file",
    })
  })

  test("a hash may be shortened to twelve digits, and named; less is no baseline", () => {
    const full = hashOf(FILES["src/limits.ts"] ?? "")
    const hashes = [full.toUpperCase(), `sha256:${full}`, full.slice(0, 12), `${full.slice(0, 16)}…`]
    for (const noted of hashes)
      expect(check([whole("src/limits.ts")], { "src/limits.ts": noted }).conditions).toEqual(["OK"])
    for (const noted of [full.slice(0, 11), "9f2c…", "md5:d41d8cd98f00b204e9800998ecf8427e", `${full}00`])
      expect(check([whole("src/limits.ts")], { "src/limits.ts": noted }).conditions).toEqual(["NO_BASELINE"])
  })

  test("a binary file is hashed whole, and has no lines", () => {
    const bytes = new Uint8Array([0, 1, 2, 255])
    const readBinary = (path: string): SourceReading => ({ state: "read", file: path, bytes })
    const hashes = { "logo.png": sha256(bytes) }
    expect(check([whole("logo.png")], hashes, { read: readBinary }).conditions).toEqual(["OK"])
    const lines = { path: "logo.png", lineRange: "1-2", anchor: null }
    expect(check([lines], hashes, { read: readBinary }).conditions).toEqual(["BROKEN"])
  })

  test("a path may name its part itself", () => {
    expect(
      listDriftSources({
        truthSources: [whole("a.md#limits"), whole("a.ts#L3"), whole("https://x/y#z")],
        hashes: null,
      }),
    ).toEqual([
      { path: "a.md", lineRange: null, anchor: "limits", isDeclared: true },
      { path: "a.ts", lineRange: "L3", anchor: null, isDeclared: true },
      { path: "https://x/y#z", lineRange: null, anchor: null, isDeclared: true },
    ])
  })
})

describe("the baseline to type", () => {
  const sources = [whole("src/limits.ts"), whole("docs/gone.md"), whole("https://example.org")]

  test("is a member of an audit state that exists, with what cannot be recorded named", () => {
    const digest = hashOf(FILES["src/limits.ts"] ?? "")
    expect(formatBaseline(check(sources, null), true)).toEqual({
      text: `"drift_check": {\n  "last_verified": "${TODAY}",\n  "truth_source_hashes": {\n    "src/limits.ts": "${digest}"\n  }\n}`,
      isWholeFile: false,
      recordedCount: 1,
      leftOut: ["docs/gone.md", "https://example.org"],
    })
  })

  test("is nothing where nothing can be recorded", () => {
    expect(formatBaseline(check([whole("docs/gone.md")], null), true)).toBe(null)
  })

  test("makes every source that it records OK", () => {
    const sourceMaker = fc.record({
      path: fc.constantFrom(...Object.keys(FILES), "./src/limits.ts", "docs/gone.md"),
      lineRange: fc.constantFrom(null, "1-2", "L2", "5-7", "9-99"),
      anchor: fc.constantFrom(null, "HIGH", "## Timeouts", "retries", "absent"),
    })
    fc.assert(
      fc.property(fc.array(sourceMaker, { maxLength: 5 }), (truthSources) => {
        const text = formatBaseline(check(truthSources, null), false)?.text
        const typed: { drift_check: { truth_source_hashes: Record<string, string>; last_verified: string } } =
          JSON.parse(text ?? '{"drift_check":{"truth_source_hashes":{},"last_verified":null}}')
        const again = check(truthSources, typed.drift_check.truth_source_hashes, {
          lastVerified: typed.drift_check.last_verified,
          staleAfterDays: 30,
        })
        for (const { baseline, findings } of again.sources)
          expect(findings.map(({ condition }) => condition)).toEqual(
            baseline ? ["OK"] : expect.arrayContaining(["BROKEN"]),
          )
      }),
    )
  })
})
