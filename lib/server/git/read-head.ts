// Where a git work tree stands: its branch and commit.
import { type GitFault, type GitFaultCode, runGit } from "./run-git"

export interface Head {
  /** Null where no branch is checked out. */
  branch: string | null
  /** The commit, in hex. */
  commit: string
}

/** `no-commits`: the branch is there, its first commit is not. */
export type HeadFaultCode = GitFaultCode | "no-commits"
export interface HeadFault extends Omit<GitFault, "code"> {
  code: HeadFaultCode
  /** What to do about it; names no place. */
  mend: string
}

export type HeadReading = { ok: true; head: Head } | { ok: false; fault: HeadFault }

const COMMIT = /^[0-9a-f]{40,64}$/

/** `top` is the folder that holds `.git`. */
export async function readHead(top: string): Promise<HeadReading> {
  // Peeled, so that a commit whose object is gone is no commit.
  const commit = await runGit(top, ["rev-parse", "--verify", "HEAD^{commit}"])
  // Fails where HEAD is detached, which is no fault.
  const symbolic = await runGit(top, ["symbolic-ref", "--quiet", "HEAD"])
  const reference = symbolic.ok ? symbolic.output.toString("utf8").trim() : null
  if (commit.ok) {
    const text = commit.output.toString("utf8").trim()
    if (COMMIT.test(text)) return { ok: true, head: { branch: shorten(reference), commit: text } }
    return fail("failed", "HEAD is not a commit")
  }
  const { code, message } = commit.fault
  if (code !== "failed") return fail(code, message)
  return (await isUnborn(top, reference)) ? fail("no-commits", "there is no commit yet") : fail("failed", message)
}

function shorten(reference: string | null): string | null {
  return reference === null ? null : reference.replace(/^refs\/heads\//, "")
}

/** No branch of that name, loose, packed or otherwise; a broken one makes git complain instead of answering "none". */
async function isUnborn(top: string, reference: string | null): Promise<boolean> {
  if (reference === null) return false
  const refs = await runGit(top, ["for-each-ref", "--count=1", "--format=%(refname)", reference])
  return refs.ok && refs.output.length === 0
}

const MENDS: Record<HeadFaultCode, string> = {
  "no-git": "Install git, or put it on the PATH.",
  "not-trusted": "If you trust it, run: git config --global --add safe.directory <the repository's folder>",
  "out-of-bounds": "Try again when the disk is less busy; git fsck tells whether the repository is sound.",
  "no-commits": "Make the first commit.",
  failed: "Run git status there; git fsck tells what is broken.",
}

function fail(code: HeadFaultCode, message: string): HeadReading {
  return { ok: false, fault: { code, message, mend: MENDS[code] } }
}
