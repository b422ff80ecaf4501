import { describe, expect, test, vi } from "vitest"
import type { Library } from "@/lib/library"
import { compileLibrary } from "@/lib/routing"
import type { LibraryEvent, LibrarySource } from "./contract"
import { type AddedLibrary, createRegistry, type OpenLibrary, type OpenListener } from "./registry"

const NOW = "2026-11-30T12:00:00.000Z"

function makeSource(id: string): LibrarySource {
  return { id, label: id, origin: "configured", kind: "folders", locations: [`/libraries/${id}`] }
}

function makeLibrary(root: string, note = "as read first"): Library {
  const diagnostics = [
    { code: "note", severity: "info", file: "", line: null, column: null, message: note, mend: "" } as const,
  ]
  return { roots: [root], skills: [], refused: [], skipped: [], diagnostics }
}

function noteOf(library: Library | undefined): string | undefined {
  return library?.diagnostics[0]?.message
}

/** A registry over a pretended disk: `disk.listeners` plays changes, `disk.faults` makes a place unreadable. */
function makeRegistry(ids: readonly string[] = ["a"]) {
  const disk = {
    listeners: new Map<string, OpenListener>(),
    faults: new Map<string, string>(),
    isStoreDown: false,
    opened: [] as string[],
    closed: [] as string[],
    nowMs: Date.parse(NOW),
    stored: [] as AddedLibrary[],
  }
  const open: OpenLibrary = async (source, listener) => {
    disk.opened.push(source.id)
    const fault = disk.faults.get(source.id)
    if (fault !== undefined) throw new Error(fault)
    disk.listeners.set(source.id, listener)
    return { library: makeLibrary(source.locations[0] ?? ""), close: async () => void disk.closed.push(source.id) }
  }
  const registry = createRegistry({
    findSources: async () => ids.map(makeSource),
    added: {
      list: async () => {
        if (disk.isStoreDown) throw new Error("the database does not answer")
        return [...disk.stored]
      },
      create: async (library) => {
        if (disk.stored.some(({ path }) => path === library.path)) return null
        disk.stored.push(library)
        return library
      },
      remove: async (id) => {
        const before = disk.stored.length
        disk.stored = disk.stored.filter((one) => one.id !== id)
        return disk.stored.length < before
      },
    },
    inspect: async (typed) =>
      typed.startsWith("/")
        ? { ok: true, value: { path: typed, kind: "folders", label: typed.slice(1) } }
        : { ok: false, error: { code: "not-found", message: `${typed} does not exist.`, mend: "Check the spelling." } },
    open,
    compile: () => compileLibrary([]),
    now: () => new Date(disk.nowMs),
  })
  return { registry, disk }
}

describe("reading", () => {
  test("callers at the same time share one reading", async () => {
    const { registry, disk } = makeRegistry()
    const [first, second] = await Promise.all([registry.getLibrary("a"), registry.getLibrary("a")])
    expect(first).toEqual({
      source: makeSource("a"),
      revision: 1,
      loadedAt: NOW,
      readMs: expect.any(Number),
      library: makeLibrary("/libraries/a"),
      compiled: expect.objectContaining({ size: 0 }),
    })
    expect(second).toBe(first)
    expect(await registry.getLibrary("a")).toBe(first)
    expect(disk.opened).toEqual(["a"])
  })

  test("an id that nobody knows is null", async () => {
    const { registry, disk } = makeRegistry()
    expect(await registry.getLibrary("nobody")).toBeNull()
    expect(disk.opened).toEqual([])
  })

  test("a place that cannot be read comes back empty with its fault, and is tried again later", async () => {
    const { registry, disk } = makeRegistry()
    disk.faults.set("a", "the folder is gone")
    const broken = await registry.getLibrary("a")
    expect(broken?.library).toEqual({
      ...makeLibrary("/libraries/a"),
      diagnostics: [
        {
          code: "library-unreadable",
          severity: "error",
          file: "",
          line: null,
          column: null,
          message: "the folder is gone",
          mend: "Check that the place exists and may be read by the server, then reload.",
        },
      ],
    })
    disk.faults.clear()
    expect(await registry.getLibrary("a")).toBe(broken)
    disk.nowMs += 6_000
    const mended = await registry.getLibrary("a")
    expect([noteOf(mended?.library), mended?.revision, disk.opened]).toEqual(["as read first", 2, ["a", "a"]])
  })

  test("the libraries least used make room, but not those that somebody follows", async () => {
    const ids = Array.from({ length: 11 }, (_, at) => `lib${at}`)
    const { registry, disk } = makeRegistry(ids)
    registry.subscribe("lib0", () => {})
    for (const id of ids) {
      disk.nowMs += 1
      await registry.getLibrary(id)
    }
    await vi.waitFor(() => expect(disk.closed).toEqual(["lib1", "lib2", "lib3"]))
    expect(registry.listLoaded().map(({ source }) => source.id)).toEqual(ids.filter((id) => !disk.closed.includes(id)))
  })
})

describe("changes", () => {
  test("a change makes a new revision and is told to those who follow", async () => {
    const { registry, disk } = makeRegistry()
    const events: LibraryEvent[] = []
    const stop = registry.subscribe("a", (event) => events.push(event))
    const before = await registry.getLibrary("a")
    disk.listeners.get("a")?.changed(makeLibrary("/libraries/a", "changed once"))
    const after = await registry.getLibrary("a")
    expect([before?.revision, noteOf(before?.library)]).toEqual([1, "as read first"])
    expect([after?.revision, noteOf(after?.library)]).toEqual([2, "changed once"])
    disk.listeners.get("a")?.failed("the folder is gone")
    stop()
    disk.listeners.get("a")?.changed(makeLibrary("/libraries/a", "changed twice"))
    expect(events).toEqual([
      { type: "changed", library: "a", revision: 2, loadedAt: NOW, skillCount: 0 },
      { type: "failed", library: "a", revision: 2, message: "the folder is gone" },
    ])
    expect(noteOf((await registry.getLibrary("a"))?.library)).toBe("changed twice")
  })

  test("a change that comes while the first reading goes on is not lost", async () => {
    const source = makeSource("a")
    const registry = createRegistry({
      findSources: async () => [source],
      added: { list: async () => [], create: async () => null, remove: async () => false },
      inspect: () => Promise.reject(new Error("not asked here")),
      open: async (_source, listener) => {
        listener.changed(makeLibrary("/libraries/a", "newer"))
        return { library: makeLibrary("/libraries/a", "older"), close: async () => {} }
      },
      compile: () => compileLibrary([]),
      now: () => new Date(NOW),
    })
    const loaded = await registry.getLibrary("a")
    expect([loaded?.revision, noteOf(loaded?.library)]).toEqual([1, "newer"])
  })

  test("one listener's fault does not keep the news from the others", async () => {
    const { registry, disk } = makeRegistry()
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {})
    const heard: number[] = []
    registry.subscribe("a", () => {
      throw new Error("broken listener")
    })
    registry.subscribe("a", ({ revision }) => heard.push(revision))
    await registry.getLibrary("a")
    disk.listeners.get("a")?.changed(makeLibrary("/libraries/a"))
    expect(heard).toEqual([2])
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
  })
})

describe("adding and removing", () => {
  test("an added library is listed last, read by its id, and gone once removed", async () => {
    const { registry, disk } = makeRegistry()
    const added = await registry.addLibrary("/shop/skills")
    expect(added).toEqual({
      ok: true,
      value: {
        id: expect.stringMatching(/^shop-skills-[0-9a-f]{8}$/),
        label: "shop/skills",
        origin: "added",
        kind: "folders",
        locations: ["/shop/skills"],
      },
    })
    const id = added.ok ? added.value.id : ""
    expect((await registry.listSources()).map((source) => source.id)).toEqual(["a", id])
    expect((await registry.getLibrary(id))?.library.roots).toEqual(["/shop/skills"])
    expect([await registry.removeLibrary(id), await registry.removeLibrary(id)]).toEqual([true, false])
    expect(disk.closed).toEqual([id])
    expect(await registry.getLibrary(id)).toBeNull()
  })

  test("a place that is there already is refused by its name", async () => {
    const { registry } = makeRegistry()
    const refusal = {
      ok: false,
      error: {
        code: "already-added",
        message: 'This library is already in the list, as "a".',
        mend: 'Choose "a" in the switcher.',
      },
    }
    expect(await registry.addLibrary("/libraries/a")).toEqual(refusal)
    await registry.addLibrary("/b")
    expect(await registry.addLibrary("/b")).toMatchObject({ ok: false, error: { code: "already-added" } })
  })

  test("a database that does not answer takes no library away, and is told once", async () => {
    const { registry, disk } = makeRegistry()
    const complaint = vi.spyOn(console, "error").mockImplementation(() => {})
    await registry.addLibrary("/b")
    const before = await registry.listSources()
    disk.isStoreDown = true
    expect([await registry.listSources(), await registry.listSources()]).toEqual([before, before])
    expect(complaint.mock.calls).toEqual([
      ["added libraries cannot be read from the database:", "the database does not answer"],
    ])
    complaint.mockRestore()
  })

  test("what the inspection refuses is handed on, and a built-in library stays", async () => {
    const { registry, disk } = makeRegistry()
    expect(await registry.addLibrary("nowhere")).toEqual({
      ok: false,
      error: { code: "not-found", message: "nowhere does not exist.", mend: "Check the spelling." },
    })
    expect(disk.stored).toEqual([])
    expect(await registry.removeLibrary("a")).toBe(false)
  })
})
