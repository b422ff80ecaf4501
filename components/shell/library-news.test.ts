import { expect, test } from "vitest"
import { describeLibraryEvent, parseGreeting, parseLibraryEvent } from "./library-news"

const changed = {
  type: "changed",
  library: "starter",
  revision: 4,
  loadedAt: "2026-01-02T03:04:05Z",
  skillCount: 26,
} as const

test.each([
  [24, "2 skills added; 26 skills now, revision 4. The screen shows it."],
  [27, "1 skill removed; 26 skills now, revision 4. The screen shows it."],
  [26, "Files edited; 26 skills now, revision 4. The screen shows it."],
  [null, "Files edited; 26 skills now, revision 4. The screen shows it."],
])("a change from %s skills is told as what came and went", (before, detail) => {
  expect(describeLibraryEvent(changed, before)).toEqual({ tone: "info", title: "Library changed on disk", detail })
})

test("a failed read says what is still shown", () => {
  expect(
    describeLibraryEvent({ type: "failed", library: "starter", revision: 3, message: "The folder is gone." }, 24),
  ).toEqual({
    tone: "error",
    title: "The library could not be read again",
    detail: "The folder is gone. What you see is revision 3, as it was before.",
  })
})

test("an event survives the wire", () => {
  expect(parseLibraryEvent(JSON.stringify(changed))).toEqual(changed)
})

test.each(["", "hello", "null", "[]", '{"type":"changed"}', '{"type":"new-kind","library":"x","revision":1}'])(
  "%j is no library event",
  (data) => {
    expect(parseLibraryEvent(data)).toBeNull()
  },
)

test("a greeting tells the revision", () => {
  expect([parseGreeting('{"library":"starter","revision":7}'), parseGreeting("{}"), parseGreeting("x")]).toEqual([
    7,
    null,
    null,
  ])
})
