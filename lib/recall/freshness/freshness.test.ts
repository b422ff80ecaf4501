import { describe, expect, test } from "vitest"
import { compareMarks, formatFreshness, type SnapshotMark } from "./freshness"

const mark = (digest: string, ...heads: string[]): SnapshotMark => ({
  digest,
  repositories: heads.map((head) => ({ name: "repo", branch: "main", head })),
})

describe("a snapshot", () => {
  test.each<[string, SnapshotMark, SnapshotMark, string]>([
    ["of the same commit and files is fresh", mark("d", "a"), mark("d", "a"), "FRESH"],
    ["of an older commit is stale, even with the same files", mark("d", "a"), mark("d", "b"), "STALE a b"],
    ["of other files under the same commit is stale", mark("d", "a"), mark("e", "a"), "STALE a a"],
    ["outside git is compared by digest: same", mark("d"), mark("d"), "FRESH"],
    ["outside git is compared by digest: other", mark("d"), mark("e"), "STALE sha256:d sha256:e"],
    ["names the repository that moved", mark("d", "a", "b"), mark("d", "a", "c"), "STALE b c"],
    ["of a library that came into git is stale", mark("d"), mark("d", "a"), "STALE sha256:d a"],
    ["of a library that left git is stale", mark("d", "a"), mark("d"), "STALE a sha256:d"],
  ])("%s", (_, before, now, line) => {
    expect(formatFreshness(compareMarks(before, now))).toBe(line)
  })

  test("on another branch at the same commit is fresh", () => {
    const now: SnapshotMark = { digest: "d", repositories: [{ name: "repo", branch: "other", head: "a" }] }
    expect(compareMarks(mark("d", "a"), now)).toEqual({ state: "FRESH" })
  })

  test("that is missing is told by the word alone", () => {
    expect(formatFreshness({ state: "MISSING", old: "a", head: "b" })).toBe("MISSING")
  })
})
