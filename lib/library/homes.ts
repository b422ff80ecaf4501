// The three homes of a skill: the route (SKILL.md), its scripts, its references, and what else lies in its folder. Tells which files the
// route leads to, which only another file leads to, which nothing leads to, and which pointers lead nowhere. Pure: files come in
// already read, and nothing of them is run.
import { compareText } from "./diagnostics"
import { isMarkdownPath, splitLines } from "./drift-part"
import { classifyHome, isHomeFolder, type ModuleHome, PLACE } from "./home-places"
import { findScriptPointers, findTextPointers, type PointerKind, type RawPointer } from "./home-pointers"
import { findPurpose } from "./home-purpose"

export interface HomeFile {
  /** From the skill's folder, `/`-separated. */
  path: string
  sizeBytes: number
  /** Null: not a text, or too large to be read. */
  text: string | null
  isExecutable: boolean
}

export interface HomeFolder {
  /** The file name of SKILL.md as it is spelled. */
  route: string
  /** The folder's own name: pointers may spell it out. */
  name: string
  files: readonly HomeFile[]
  /** Folders of other skills inside this one, from its folder: their files are not its own. */
  nested: readonly string[]
}

/**
 * `reached`: the route points to it. `indirect`: only another file does. `orphan`: no chain of pointers leads there.
 * `apart`: tests, evals, licences and the like, which no reader is meant to be led to.
 */
export const MODULE_STATES = ["reached", "indirect", "orphan", "apart"] as const
export type ModuleState = (typeof MODULE_STATES)[number]

export interface HomeModule {
  path: string
  home: ModuleHome
  state: ModuleState
  /** Steps from the route; null where nothing leads to it. */
  depth: number | null
  sizeBytes: number
  /** Null: not a text, or too large to be read. */
  lineCount: number | null
  isExecutable: boolean
  /** Its title or first comment; null where it has none. */
  purpose: string | null
}

/** One place that points to one file. */
export interface HomePointer {
  /** The file that points: the route or a module. */
  from: string
  line: number
  kind: PointerKind
  /** As written. */
  authored: string
  /** The file meant, from the skill's folder; a missing one as it would be named. */
  to: string
  /** Spelled with other capitals than the file: works on some machines only. */
  isCaseOff: boolean
}

/** A pointer out of the skill's folder. `unchecked` until somebody with a disk has looked. */
export interface OutsidePointer extends Omit<HomePointer, "isCaseOff"> {
  state: "unchecked" | "there" | "missing" | "refused"
}

export interface SkillHomes {
  route: {
    path: string
    lineCount: number
    /** The advice: a longer route is read in part. */
    lineAdvice: number
    sizeBytes: number
    /** Characters divided by four: a rough measure, no tokenizer's. */
    roughTokens: number
  }
  /** By path. */
  modules: HomeModule[]
  /** From one file to another, in the order of the files and their lines. */
  pointers: HomePointer[]
  /** Pointed to, and not there. */
  missing: { path: string; from: HomePointer[] }[]
  outside: OutsidePointer[]
  nested: string[]
}

const LINE_ADVICE = 500
const CHARS_PER_TOKEN = 4
/** All files together; what is beyond is not told. */
const MAX_TOLD = 5_000

export function findHomes(folder: HomeFolder): SkillHomes {
  const files = [...folder.files].sort((a, b) => compareText(a.path, b.path))
  const route = files.find(({ path }) => path === folder.route)
  const resolver = makeResolver(folder)
  const pointers: HomePointer[] = []
  const lost: HomePointer[] = []
  const outside: OutsidePointer[] = []
  for (const file of route ? [route, ...files.filter((other) => other !== route)] : files) {
    for (const raw of listPointers(file)) {
      if (pointers.length + lost.length + outside.length >= MAX_TOLD) break
      const base = { from: file.path, line: raw.line, kind: raw.kind, authored: raw.target }
      const found = resolver(raw, file.path)
      if (found === null) continue
      if (found.type === "outside") outside.push({ ...base, to: found.path, state: "unchecked" })
      else if (found.type === "missing") lost.push({ ...base, to: found.path, isCaseOff: false })
      else
        for (const to of found.paths)
          if (to !== file.path && to !== folder.route) pointers.push({ ...base, to, isCaseOff: found.isCaseOff })
    }
  }
  const depths = measureDepths(folder.route, pointers)
  const text = route?.text ?? ""
  return {
    route: {
      path: folder.route,
      lineCount: route ? splitLines(text).length : 0,
      lineAdvice: LINE_ADVICE,
      sizeBytes: route?.sizeBytes ?? 0,
      roughTokens: Math.ceil(text.length / CHARS_PER_TOKEN),
    },
    modules: files.filter((file) => file !== route).map((file) => describeModule(file, depths.get(file.path) ?? null)),
    pointers,
    missing: groupMissing(lost),
    outside,
    nested: [...folder.nested].sort(compareText),
  }
}

function listPointers({ path, text }: HomeFile): RawPointer[] {
  if (text === null) return []
  const lines = splitLines(text)
  return isMarkdownPath(path) || /\.(?:txt|rst|adoc)$/i.test(path) ? findTextPointers(lines) : findScriptPointers(lines)
}

function describeModule(file: HomeFile, depth: number | null): HomeModule {
  const home = classifyHome(file.path, file.isExecutable)
  const state = depth === null ? (home === "support" ? "apart" : "orphan") : depth === 1 ? "reached" : "indirect"
  return {
    path: file.path,
    home,
    state,
    depth,
    sizeBytes: file.sizeBytes,
    lineCount: file.text === null ? null : splitLines(file.text).length,
    isExecutable: file.isExecutable,
    purpose: file.text === null ? null : findPurpose(file.path, file.text),
  }
}

/** Breadth first: the fewest steps from the route. */
function measureDepths(route: string, pointers: readonly HomePointer[]): Map<string, number> {
  const next = new Map<string, string[]>()
  for (const { from, to } of pointers) next.set(from, [...(next.get(from) ?? []), to])
  const depths = new Map([[route, 0]])
  for (const [path, depth] of depths)
    for (const to of next.get(path) ?? []) if (!depths.has(to)) depths.set(to, depth + 1)
  depths.delete(route)
  return depths
}

function groupMissing(lost: readonly HomePointer[]): SkillHomes["missing"] {
  const byPath = new Map<string, HomePointer[]>()
  for (const pointer of lost) byPath.set(pointer.to, [...(byPath.get(pointer.to) ?? []), pointer])
  return [...byPath].map(([path, from]) => ({ path, from })).sort((a, b) => compareText(a.path, b.path))
}

type Resolution =
  | { type: "found"; paths: string[]; isCaseOff: boolean }
  | { type: "missing"; path: string }
  | { type: "outside"; path: string }
  | null

/** Decides which file a spelling means. Null: none that this skill would have. */
function makeResolver(folder: HomeFolder): (raw: RawPointer, from: string) => Resolution {
  const paths = folder.files.map(({ path }) => path)
  const known = new Set(paths)
  const byLower = new Map(paths.map((path) => [path.toLowerCase(), path]))
  const folders = new Set(paths.filter((path) => path.includes("/")).map((path) => path.slice(0, path.indexOf("/"))))
  const isNested = (path: string) => folder.nested.some((nested) => path === nested || path.startsWith(`${nested}/`))

  return (raw, from) => {
    const written = raw.target.replaceAll("\\", "/")
    const own = from.includes("/") ? from.slice(0, from.lastIndexOf("/")) : ""
    // A link is relative to its own page; a path in words or code more often to the skill's folder.
    const bases = raw.kind === "link" || /^\.\.?\//.test(written) ? [own, ""] : ["", own]
    const candidates = [...new Set(bases)].map((base) => PLACE.join(base, cutOwnName(written)))
    for (const path of candidates) {
      if (path === null) continue
      if (known.has(path)) return { type: "found", paths: [path], isCaseOff: false }
      const matches = matchMany(path, raw, paths)
      if (matches.length > 0) return { type: "found", paths: matches, isCaseOff: false }
    }
    for (const path of candidates) {
      const near = path === null ? undefined : byLower.get(path.toLowerCase())
      if (near !== undefined) return { type: "found", paths: [near], isCaseOff: true }
    }
    const isSure = raw.kind === "link" || (raw.kind === "import" && /^\.\.?\//.test(written) && !/\.py$/.test(written))
    const first = candidates[0]
    if (first === null || written.startsWith("/") || written.startsWith("~/")) {
      const isPathOut = /^\.\.\//.test(written) || isSure
      return isPathOut ? { type: "outside", path: PLACE.leave(own, written) } : null
    }
    if (first === undefined || written.includes("*")) return null
    if (isNested(first)) return { type: "outside", path: first }
    if (isSure) return first === "" || written.endsWith("/") ? null : { type: "missing", path: first }
    const isOwn = isHomeFolder(first, folders) && /\.[A-Za-z]\w*$/.test(first) && isMarkdownPath(from)
    return isOwn ? { type: "missing", path: first } : null
  }

  /** `path/to/this-skill/scripts/x.mjs` names a file of this skill. */
  function cutOwnName(written: string): string {
    const mark = `/${folder.name}/`
    const at = `/${written}`.lastIndexOf(mark)
    if (at < 0) return written
    const rest = `/${written}`.slice(at + mark.length)
    return known.has(rest) ? rest : written
  }
}

/** `references/*.md` means all of these; a link to a folder all in it. */
function matchMany(path: string, raw: RawPointer, paths: readonly string[]): string[] {
  if (path.includes("*")) return paths.filter((candidate) => PLACE.matches(candidate, path))
  if (raw.kind !== "link" || path === "") return []
  const inside = `${path.replace(/\/$/, "")}/`
  return paths.filter((candidate) => candidate.startsWith(inside))
}
