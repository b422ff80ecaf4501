import { describe, expect, test } from "vitest"
import { compareSkillFiles, listChanges, type SkillFile } from "./skill-changes"

const file = (id: string, digest = "1", name = id): SkillFile => ({ id, name, digest })

describe("the changes between two states of a library", () => {
  test("are the skills that came, differ and went, each list sorted by name", () => {
    const before = [file("a"), file("b"), file("c"), file("__proto__")]
    const after = [file("z"), file("b", "2"), file("a"), file("d")]
    expect(compareSkillFiles(before, after)).toEqual({
      added: [
        { id: "d", name: "d" },
        { id: "z", name: "z" },
      ],
      changed: [{ id: "b", name: "b" }],
      removed: [
        { id: "__proto__", name: "__proto__" },
        { id: "c", name: "c" },
      ],
    })
  })

  test("tell a moved skill as changed, under its new place", () => {
    const before = [file("old/x", "1", "x"), file("y", "1", "twin"), file("y2", "1", "twin")]
    const after = [file("new/x", "1", "x"), file("y3", "1", "twin")]
    expect(compareSkillFiles(before, after)).toEqual({
      added: [],
      changed: [
        { id: "y3", name: "twin" },
        { id: "new/x", name: "x" },
      ],
      removed: [{ id: "y2", name: "twin" }],
    })
  })

  test("are none between equal states, whatever the order of the files", () => {
    expect(compareSkillFiles([file("a"), file("b")], [file("b"), file("a")])).toEqual({
      added: [],
      changed: [],
      removed: [],
    })
  })

  test("are listed so that a long list does not crowd out a short one, and counted all", () => {
    const of = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `${index}` }))
    const { added, changed, removed, ...counts } = listChanges({ added: of(200), changed: of(3), removed: of(100) })
    expect([added.length, changed.length, removed.length, counts]).toEqual([
      39,
      3,
      38,
      { counts: { added: 200, changed: 3, removed: 100 }, total: 303, unlisted: 223 },
    ])
  })

  test("are listed up to a number of names over all three lists, with a count of the rest", () => {
    const of = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, index) => {
        const id = `${prefix}${String(index).padStart(3, "0")}`
        return { id, name: id }
      })
    const listed = listChanges({ added: of("a", 50), changed: of("c", 50), removed: of("r", 50) })
    expect({
      ...listed,
      added: listed.added.length,
      changed: listed.changed.length,
      removed: listed.removed.map(({ name }) => name).slice(-1),
    }).toEqual({
      added: 26,
      changed: 27,
      removed: ["r026"],
      counts: { added: 50, changed: 50, removed: 50 },
      total: 150,
      unlisted: 70,
    })
  })
})
