// The map file on disk: where it is, what its first line says, and how that line is replaced with not one byte after it changed.
import { constants } from "node:fs"
import { lstat, open, realpath } from "node:fs/promises"
import path from "node:path"
import { formatWatermark, measureWatermark, parseWatermark, type Watermark } from "@/lib/recall"
import { type FileOwner, writeFileAtomic } from "@/lib/server/files"
import type { LibrarySource } from "../library-source"
import { UsageError } from "../usage-error"

export const MAP_NAME = "SKILL-MAP.md"
const MAX_BYTES = 16 * 1024 * 1024
const BOM = Buffer.from([0xef, 0xbb, 0xbf])
const LINE_FEED = 0x0a

export interface MapFile {
  /** Absolute path of the file to write: of what a link leads to. */
  place: string
  /** Null: there is no such file. */
  content: Buffer | null
  owner: FileOwner | null
}

/** As named, else `SKILL-MAP.md` in the first root, or beside the manifest. */
export function chooseMapFile(named: string | undefined, source: LibrarySource, cwd: string): string {
  if (named !== undefined) return path.resolve(cwd, named)
  const folder = source.kind === "manifest" ? path.dirname(source.location) : (source.locations[0] ?? cwd)
  return path.join(folder, MAP_NAME)
}

/** Throws `UsageError` for what is no regular file, too large, out of its folder or out of reach. */
export async function readMapFile(file: string): Promise<MapFile> {
  const place = await findPlace(file)
  try {
    // A pipe in its place must not hang the command.
    const handle = await open(place, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    try {
      const stats = await handle.stat()
      const { size, mode, uid, gid } = stats
      if (stats.isDirectory())
        throw new UsageError(`${file} is a folder`, `name a file in it, such as ${path.join(file, MAP_NAME)}`)
      if (!stats.isFile()) throw new UsageError(`${file} is not a regular file`, "name another file")
      if (size > MAX_BYTES)
        throw new UsageError(`${file} is ${size} bytes long, the limit is ${MAX_BYTES}`, "name a map")
      return { place, content: await handle.readFile(), owner: { mode, uid, gid } }
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (codeOf(error) === "ENOENT") return { place, content: null, owner: null }
    throw explain(error, file)
  }
}

/** A link may lead to another file of its own folder, nowhere else: the command would write into what the folder's owner never named. */
async function findPlace(file: string): Promise<string> {
  let folder: string
  try {
    folder = await realpath(path.dirname(file))
  } catch (error) {
    throw explain(error, path.dirname(file))
  }
  const lexical = path.join(folder, path.basename(file))
  let place: string
  try {
    place = await realpath(lexical)
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw explain(error, file)
    if (await isDanglingLink(lexical)) throw new UsageError(`${file} is a link that leads nowhere`, "remove the link")
    return lexical
  }
  if (place !== lexical && !place.startsWith(folder.replace(/[/\\]$/, "") + path.sep))
    throw new UsageError(`${file} is a link out of its folder`, `name the file itself: ${place}`)
  return place
}

async function isDanglingLink(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  )
}

/** What line 1 says; null where it is no watermark. */
export function readWatermark(content: Buffer): Watermark | null {
  return parseWatermark(splitFirstLine(content).text)
}

function splitFirstLine(content: Buffer): { start: number; text: string; isCrlf: boolean } {
  const start = content.subarray(0, BOM.length).equals(BOM) ? BOM.length : 0
  const feed = content.indexOf(LINE_FEED, start)
  const line = content.subarray(start, feed === -1 ? content.length : feed).toString("utf8")
  return { start, text: line.replace(/\r$/, ""), isCrlf: feed > 0 && line.endsWith("\r") }
}

/** The file with its watermark on line 1: in the place of an old one, else before everything. */
export function markContent(content: Buffer, watermark: Watermark): Buffer {
  const { start, text, isCrlf } = splitFirstLine(content)
  const length = measureWatermark(text)
  const mark = formatWatermark(watermark)
  const line = length > 0 ? mark : `${mark}${isCrlf ? "\r\n" : "\n"}`
  const rest = content.subarray(start + Buffer.byteLength(text.slice(0, length)))
  return Buffer.concat([content.subarray(0, start), Buffer.from(line), rest])
}

/** What stands in a map that nobody has written yet. */
export function makeStub(watermark: Watermark): Buffer {
  const lines = [
    formatWatermark(watermark),
    "# Skill map",
    "",
    "Nothing is mapped yet. Write here how the skills of this library hang together: its areas, what each is for, and where to",
    "begin. Then run `tower map watermark` again; it renews line 1 and leaves the rest alone.",
    "",
  ]
  return Buffer.from(lines.join("\n"))
}

/** Throws `UsageError` where the file changed since it was read, or cannot be written. */
export async function writeMapFile(file: string, before: MapFile, content: Buffer): Promise<void> {
  const now = await readMapFile(file)
  const isSame = before.content === null ? now.content === null : now.content?.equals(before.content) === true
  if (!isSame || now.place !== before.place) throw new UsageError(`${file} changed in the meantime`, "run it again")
  try {
    await writeFileAtomic(before.place, content, before.owner)
  } catch (error) {
    throw explain(error, file)
  }
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null
}

function explain(error: unknown, file: string): unknown {
  switch (codeOf(error)) {
    case "ENOENT":
      return new UsageError(`${file} does not exist`, "make the folder first, or name another")
    case "ENOTDIR":
      return new UsageError(`${path.dirname(file)} is not a folder`, "name a file in a folder")
    case "EACCES":
    case "EPERM":
      return new UsageError(
        `${file} may not be read or written by this user`,
        "change its permissions, or name another",
      )
    case "EROFS":
      return new UsageError(`${file} is on a disk that cannot be written`, "name a file elsewhere")
    case "ENOSPC":
      return new UsageError(`${file} cannot be written: the disk is full`, "make room; the file is as it was")
    case "ELOOP":
      return new UsageError(`${file} is a link that leads to itself`, "remove the link")
    default:
      return error
  }
}
