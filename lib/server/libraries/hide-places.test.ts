import { expect, test } from "vitest"
import type { Diagnostic, Library } from "@/lib/library"
import { hidePlaces } from "./hide-places"

test("places are named by their last part, wherever a reading names them", () => {
  const fault: Diagnostic = {
    code: "root-unreadable",
    severity: "error",
    file: "/srv/team/notes.json",
    line: null,
    column: null,
    message: "the root /srv/team/skills cannot be read",
    mend: "Look at /srv/team.",
  }
  const library: Library = {
    roots: ["/srv/team", "/srv/team/skills"],
    skills: [],
    refused: [{ id: "a", root: 0, path: "a/SKILL.md", error: fault }],
    skipped: [],
    diagnostics: [fault],
  }
  const hidden = {
    ...fault,
    file: "team/notes.json",
    message: "the root skills cannot be read",
    mend: "Look at team.",
  }
  expect(hidePlaces(library, library.roots)).toEqual({
    ...library,
    refused: [{ id: "a", root: 0, path: "a/SKILL.md", error: hidden }],
    diagnostics: [hidden],
  })
})
