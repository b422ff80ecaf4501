// The frontmatter of one skill as its author wrote it, for the screen that sets it beside what was read.
import type { SkillRecord } from "@/lib/library"
import type { LoadedLibrary } from "../contract"
import { readInside } from "./skill-body"

/** Lines before the body, as an editor numbers them; null for a manifest, or where the file has gone. */
export async function readSkillHeader(
  loaded: LoadedLibrary,
  skill: Pick<SkillRecord, "root" | "path" | "body">,
): Promise<string[] | null> {
  const root = loaded.library.roots[skill.root]
  if (skill.body === null || root === undefined) return null
  const bytes = await readInside(root, skill.path)
  if (bytes === null) return null
  const lines = new TextDecoder().decode(bytes.content).split(/\r\n|\n|\r/)
  return lines.slice(0, skill.body.startLine - 1)
}
