// The files of one commit below one folder, from git's object store: the work tree is not looked at, so no filter runs.
import { type GitFault, runGit } from "./run-git"

export interface TreeEntry {
  /** A regular file, a link, or another repository's commit. */
  kind: "file" | "link" | "submodule"
  /** Hash of the content as git stores it, hex. */
  oid: string
}

export type TreeListing = { ok: true; entries: Map<string, TreeEntry> } | { ok: false; fault: GitFault }

const TIMEOUT_MS = 30_000
/** About half a million files. */
const MAX_BYTES = 64 * 1024 * 1024
const ENTRY = /^(\d{6}) (?:blob|commit) ([0-9a-f]{40,64})\t([\s\S]+)$/

/**
 * @param commit In hex, as it may stand in a file that anybody wrote.
 * @param place Relative to the top, `/`-separated: a file, or a folder with a `/` at its end; "" for everything. The paths of the answer
 * are relative to the top too.
 */
export async function listTree(top: string, commit: string, place: string): Promise<TreeListing> {
  const args = [
    "ls-tree",
    "-r",
    "-z",
    "--full-tree",
    "--end-of-options",
    commit,
    ...(place === "" ? [] : ["--", place]),
  ]
  const answer = await runGit(top, args, {
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  })
  if (!answer.ok) return answer
  const entries = new Map<string, TreeEntry>()
  for (const line of answer.output.toString("utf8").split("\0")) {
    const [, mode, oid, path] = ENTRY.exec(line) ?? []
    if (oid === undefined || path === undefined) continue
    entries.set(path, { kind: mode === "120000" ? "link" : mode === "160000" ? "submodule" : "file", oid })
  }
  return { ok: true, entries }
}

/** One file's content as it was stored. */
export async function readBlob(
  top: string,
  oid: string,
  maxBytes: number,
): Promise<{ ok: true; content: Buffer } | { ok: false; fault: GitFault }> {
  const answer = await runGit(top, ["cat-file", "blob", oid], { timeoutMs: TIMEOUT_MS, maxBytes })
  return answer.ok ? { ok: true, content: answer.output } : answer
}
