// Line 1 of a map file: where the library stood when the map was made. Reads and writes the line's text, no file.

/** What `<!-- skill-map <branch> <at> -->` says. */
export interface Watermark {
  /** `HEAD` where no branch is checked out, `-` outside git. Told to people only: what is compared is `at`. */
  branch: string
  /** A commit in hex, maybe abbreviated; outside git `sha256:` and the digest of every skill file. */
  at: string
}

/** Stands in the place of the branch where there is none to name. */
export const DETACHED = "HEAD"
export const OUTSIDE_GIT = "-"

const MARK = /^<!--[ \t]*skill-map(?:[ \t]+(\S+))?(?:[ \t]+(\S+))?[ \t]*-->/
const COMMIT = /^[0-9a-f]{7,64}$/
const DIGEST = /^sha256:[0-9a-f]{64}$/

export function formatWatermark({ branch, at }: Watermark): string {
  // A branch may be called `a-->b`, which would end the comment.
  return `<!-- skill-map ${branch.replaceAll(">", "%3E")} ${at} -->`
}

/** Null: the line is no watermark, or one that names neither a commit nor a digest. */
export function parseWatermark(line: string): Watermark | null {
  const [, branch, at] = MARK.exec(line) ?? []
  if (branch === undefined || at === undefined) return null
  return COMMIT.test(at) || DIGEST.test(at) ? { branch, at } : null
}

/** Length of the comment that a new watermark takes the place of, in characters; 0 where the line begins with anything else. */
export function measureWatermark(line: string): number {
  return MARK.exec(line)?.[0].length ?? 0
}

export function isDigestMark({ at }: Watermark): boolean {
  return DIGEST.test(at)
}

/** Whether the watermark names this very commit or digest; abbreviated commits count. */
export function isMarkOf({ at }: Watermark, now: string): boolean {
  return at === now || (COMMIT.test(at) && COMMIT.test(now) && now.startsWith(at))
}
