import { describe, expect, test } from "vitest"
import { formatWatermark, isDigestMark, isMarkOf, measureWatermark, parseWatermark } from "./watermark"

const COMMIT = "4b825dc642cb6eb9a060e54bf8d69288fbee4904"
const DIGEST = `sha256:${"ab".repeat(32)}`

describe("a watermark", () => {
  test.each([
    [{ branch: "main", at: COMMIT }, `<!-- skill-map main ${COMMIT} -->`],
    [{ branch: "feature/a-b", at: COMMIT }, `<!-- skill-map feature/a-b ${COMMIT} -->`],
    [{ branch: "HEAD", at: COMMIT }, `<!-- skill-map HEAD ${COMMIT} -->`],
    [{ branch: "-", at: DIGEST }, `<!-- skill-map - ${DIGEST} -->`],
  ])("%o is written on one line and read again", (watermark, line) => {
    expect(formatWatermark(watermark)).toBe(line)
    expect(parseWatermark(line)).toEqual(watermark)
    expect(measureWatermark(`${line} more`)).toBe(line.length)
  })

  test("of a branch that would end the comment stays one comment", () => {
    expect(formatWatermark({ branch: "a-->b", at: COMMIT })).toBe(`<!-- skill-map a--%3Eb ${COMMIT} -->`)
  })

  test("may name an abbreviated commit", () => {
    expect(parseWatermark(`<!--skill-map main 4b825dc-->`)).toEqual({ branch: "main", at: "4b825dc" })
  })

  test.each([
    "",
    "# Map",
    "<!-- skill-map -->",
    "<!-- skill-map main -->",
    "<!-- skill-map main not-a-commit -->",
    `<!-- skill-map main ${COMMIT}`,
    ` <!-- skill-map main ${COMMIT} -->`,
    "<!-- skill-map - sha256:ab -->",
    `<!-- a skill-map main ${COMMIT} -->`,
  ])("is not read from %j", (line) => {
    expect(parseWatermark(line)).toBeNull()
  })

  test("that says nothing usable is still taken off by its length", () => {
    expect(measureWatermark("<!-- skill-map main -->\n")).toBe("<!-- skill-map main -->".length)
    expect(measureWatermark("# Map")).toBe(0)
  })

  test.each([
    [COMMIT, COMMIT, true],
    ["4b825dc", COMMIT, true],
    ["4b825dd", COMMIT, false],
    [COMMIT, "4b825dc", false],
    [DIGEST, DIGEST, true],
    [DIGEST, COMMIT, false],
  ])("at %s is of %s: %s", (at, now, expected) => {
    expect(isMarkOf({ branch: "main", at }, now)).toBe(expected)
  })

  test("tells a digest from a commit", () => {
    expect([isDigestMark({ branch: "-", at: DIGEST }), isDigestMark({ branch: "-", at: COMMIT })]).toEqual([
      true,
      false,
    ])
  })
})
