// Reads the Markdown body of one skill. The text is hostile: it is handed on as text, bounded, and never leaves the root.
import { open, realpath } from "node:fs/promises"
import path from "node:path"
import type { SkillRecord } from "@/lib/library"
import type { LoadedLibrary, SkillDetail } from "../contract"

/** Longer bodies are cut in the view; the file itself may be up to 2 MiB. */
const MAX_BODY_BYTES = 512 * 1024

/** Null: a manifest carries no body, or the file has gone since the library was read. */
export async function readSkillBody(loaded: LoadedLibrary, skill: SkillRecord): Promise<SkillDetail["body"]> {
  const root = loaded.library.roots[skill.root]
  if (skill.body === null || root === undefined) return null
  const bytes = await readInside(root, skill.path)
  if (bytes === null) return null
  const lines = new TextDecoder().decode(bytes.content).split(/\r\n|\n|\r/)
  const text = lines.slice(skill.body.startLine - 1).join("\n")
  return { text, startLine: skill.body.startLine, lineCount: skill.body.lineCount, truncated: bytes.truncated }
}

export async function readInside(
  root: string,
  relative: string,
): Promise<{ content: Buffer; truncated: boolean } | null> {
  try {
    const [realRoot, realFile] = await Promise.all([realpath(root), realpath(path.join(root, relative))])
    // The file may have become a link to somewhere else since the reader saw it.
    if (!realFile.startsWith(realRoot.endsWith(path.sep) ? realRoot : realRoot + path.sep)) return null
    const file = await open(realFile)
    try {
      const { size } = await file.stat()
      const content = Buffer.alloc(Math.min(size, MAX_BODY_BYTES))
      const { bytesRead } = await file.read(content, 0, content.length, 0)
      return { content: content.subarray(0, bytesRead), truncated: size > MAX_BODY_BYTES }
    } finally {
      await file.close()
    }
  } catch {
    return null
  }
}
