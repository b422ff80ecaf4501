import fc from "fast-check"
import { expect, test } from "vitest"
import { findHomes, type HomeFile, type HomeFolder } from "./homes"

const file = (path: string, text: string | null = "", more: Partial<HomeFile> = {}): HomeFile => ({
  path,
  text,
  sizeBytes: text?.length ?? 9,
  isExecutable: false,
  ...more,
})

const folderOf = (files: readonly HomeFile[], more: Partial<HomeFolder> = {}): HomeFolder => ({
  route: "SKILL.md",
  name: "trim",
  files,
  nested: [],
  ...more,
})

const ROUTE = [
  "---",
  "name: trim",
  "description: see references/hidden.md",
  "---",
  "# Trim",
  "Read [the table](references/table.md#rows) first.",
  "Run `node scripts/cut.mjs --deep` and scripts/cut.mjs again.",
  "Nothing at references/gone.md, nor at path/to/scripts/other.mjs or https://x.org/scripts/cut.mjs.",
  "The rules are in [rules](../../docs/rules.md), spelled [so](references/Table.md).",
].join("\n")

test("the whole map of a small skill", () => {
  const homes = findHomes(
    folderOf([
      file("SKILL.md", ROUTE),
      file("references/table.md", "# The table\nMore in [notes](notes.md).\n"),
      file("references/notes.md", "Notes without a title\n"),
      file("references/hidden.md", "# Hidden\n"),
      file("scripts/cut.mjs", "#!/usr/bin/env node\n// Cuts hedges.\nimport './blade.mjs'\n", { isExecutable: true }),
      file("scripts/blade.mjs", "export {}\n"),
      file("assets/hedge.png", null),
      file("audit-state.json", "{}"),
    ]),
  )
  expect(homes.route).toEqual({
    path: "SKILL.md",
    lineCount: 9,
    lineAdvice: 500,
    sizeBytes: ROUTE.length,
    roughTokens: Math.ceil(ROUTE.length / 4),
  })
  expect(homes.modules).toEqual([
    {
      path: "assets/hedge.png",
      home: "asset",
      state: "orphan",
      depth: null,
      sizeBytes: 9,
      lineCount: null,
      isExecutable: false,
      purpose: null,
    },
    {
      path: "audit-state.json",
      home: "support",
      state: "apart",
      depth: null,
      sizeBytes: 2,
      lineCount: 1,
      isExecutable: false,
      purpose: null,
    },
    {
      path: "references/hidden.md",
      home: "reference",
      state: "orphan",
      depth: null,
      sizeBytes: 9,
      lineCount: 1,
      isExecutable: false,
      purpose: "Hidden",
    },
    {
      path: "references/notes.md",
      home: "reference",
      state: "indirect",
      depth: 2,
      sizeBytes: 22,
      lineCount: 1,
      isExecutable: false,
      purpose: "Notes without a title",
    },
    {
      path: "references/table.md",
      home: "reference",
      state: "reached",
      depth: 1,
      sizeBytes: 39,
      lineCount: 2,
      isExecutable: false,
      purpose: "The table",
    },
    {
      path: "scripts/blade.mjs",
      home: "script",
      state: "indirect",
      depth: 2,
      sizeBytes: 10,
      lineCount: 1,
      isExecutable: false,
      purpose: null,
    },
    {
      path: "scripts/cut.mjs",
      home: "script",
      state: "reached",
      depth: 1,
      sizeBytes: 57,
      lineCount: 3,
      isExecutable: true,
      purpose: "Cuts hedges.",
    },
  ])
  expect(homes.pointers.map(({ from, line, kind, to, isCaseOff }) => [from, line, kind, to, isCaseOff])).toEqual([
    ["SKILL.md", 6, "link", "references/table.md", false],
    ["SKILL.md", 7, "code", "scripts/cut.mjs", false],
    ["SKILL.md", 9, "link", "references/table.md", true],
    ["references/table.md", 2, "link", "references/notes.md", false],
    ["scripts/cut.mjs", 3, "import", "scripts/blade.mjs", false],
  ])
  expect(homes.missing).toEqual([
    {
      path: "references/gone.md",
      from: [
        {
          from: "SKILL.md",
          line: 8,
          kind: "mention",
          authored: "references/gone.md",
          to: "references/gone.md",
          isCaseOff: false,
        },
      ],
    },
  ])
  expect(homes.outside).toEqual([
    {
      from: "SKILL.md",
      line: 9,
      kind: "link",
      authored: "../../docs/rules.md",
      to: "../../docs/rules.md",
      state: "unchecked",
    },
  ])
})

const reachedFrom = (line: string, files: readonly string[], more: Partial<HomeFolder> = {}) =>
  findHomes(folderOf([file("SKILL.md", line), ...files.map((path) => file(path))], more))
    .modules.filter(({ state }) => state === "reached")
    .map(({ path }) => path)

test("paths are understood in the spellings that authors use", () => {
  const files = ["scripts/a.py", "references/b.md", "references/c d.md", "forms.md"]
  expect(reachedFrom("Run `python {baseDir}/scripts/a.py x` of the folder.", files)).toEqual(["scripts/a.py"])
  expect(reachedFrom("Run <skill folder>/scripts/a.py.", files)).toEqual(["scripts/a.py"])
  expect(reachedFrom("In skills/area/trim/scripts/a.py,", files)).toEqual(["scripts/a.py"])
  expect(reachedFrom("See `references/*.md`.", files)).toEqual(["references/b.md", "references/c d.md"])
  expect(reachedFrom("See [all](references/).", files)).toEqual(["references/b.md", "references/c d.md"])
  expect(reachedFrom("See [c](references/c%20d.md 'title') and [b](<./references/b.md>).", files)).toEqual([
    "references/b.md",
    "references/c d.md",
  ])
  expect(reachedFrom("Fill forms.md.", files)).toEqual(["forms.md"])
  expect(reachedFrom("[b]: references/b.md", files)).toEqual(["references/b.md"])
  expect(reachedFrom("The references/ folder, https://x/references/b.md, my-references/b.md", files)).toEqual([])
})

test("pointers round in a circle end, and a file that only points to itself is never reached", () => {
  const homes = findHomes(
    folderOf([
      file("SKILL.md", "[a](references/a.md)"),
      file("references/a.md", "[b](b.md)"),
      file("references/b.md", "[a](a.md) [route](../SKILL.md)"),
      file("references/self.md", "[self](self.md)"),
    ]),
  )
  expect(homes.modules.map(({ path, state, depth }) => [path, state, depth])).toEqual([
    ["references/a.md", "reached", 1],
    ["references/b.md", "indirect", 2],
    ["references/self.md", "orphan", null],
  ])
})

test("a pointer into the folder of a skill inside leaves this one", () => {
  const homes = findHomes(folderOf([file("SKILL.md", "[x](inner/notes.md)")], { nested: ["inner"] }))
  expect({ outside: homes.outside.map(({ to }) => to), missing: homes.missing }).toEqual({
    outside: ["inner/notes.md"],
    missing: [],
  })
})

test("whatever the texts say, every module has one state, and depths agree with the pointers", () => {
  const names = ["references/a.md", "references/b.md", "scripts/c.mjs", "d.md"]
  const text = fc.array(
    fc.oneof(fc.constantFrom(...names.map((name) => `[x](${name})`), ...names, "`", "](", "../", "*"), fc.string()),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(text, fc.array(text, { minLength: 4, maxLength: 4 }), (route, texts) => {
      const files = names.map((name, index) => file(name, texts[index]?.join("\n") ?? ""))
      const homes = findHomes(folderOf([file("SKILL.md", route.join("\n")), ...files]))
      expect(homes.modules.map(({ path }) => path)).toEqual([...names].sort())
      const depths = new Map<string, number | null>(homes.modules.map(({ path, depth }) => [path, depth]))
      depths.set("SKILL.md", 0)
      for (const { from, to } of homes.pointers) {
        const start = depths.get(from)
        if (start !== null && start !== undefined) expect(depths.get(to)).toBeLessThanOrEqual(start + 1)
      }
      for (const { depth, state } of homes.modules)
        expect(state).toBe(depth === null ? "orphan" : depth === 1 ? "reached" : "indirect")
    }),
  )
})

test("lines made to be costly are read in a moment", () => {
  const lines = [
    "[".repeat(100_000),
    "`".repeat(100_000),
    "a/".repeat(100_000),
    "](".repeat(100_000),
    "<a".repeat(50_000),
  ]
  expect(findHomes(folderOf([file("SKILL.md", lines.join("\n"))])).modules).toEqual([])
})
