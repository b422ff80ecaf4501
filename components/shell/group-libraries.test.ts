import { expect, test } from "vitest"
import type { LibraryEntry, LibraryOrigin } from "@/lib/server/libraries/contract"
import { groupLibraries } from "./group-libraries"

const entry = (id: string, origin: LibraryOrigin): LibraryEntry => ({
  id,
  label: id,
  origin,
  kind: "folders",
  locations: [],
  pathsHidden: false,
  isDefault: false,
  removable: origin === "added",
  loaded: null,
})

test("one's own libraries come first and the built-in ones share the last group", () => {
  const groups = groupLibraries([
    entry("starter", "starter"),
    entry("gallery", "gallery"),
    entry("mine", "added"),
    entry("home", "detected"),
    entry("team", "configured"),
  ])
  expect(groups.map(({ heading, entries }) => [heading, entries.map(({ id }) => id)])).toEqual([
    ["Configured", ["team"]],
    ["Added", ["mine"]],
    ["Found on this machine", ["home"]],
    ["Built in", ["starter", "gallery"]],
  ])
})

test("groups without libraries are left out", () => {
  expect(groupLibraries([entry("starter", "starter")])).toEqual([
    { heading: "Built in", entries: [entry("starter", "starter")] },
  ])
})
