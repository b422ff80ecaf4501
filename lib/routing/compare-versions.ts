// Order of versions for `min_version` warnings: dotted numbers, a pre-release tail (`-rc.1`) before its release.

/** Negative when `a` is older, 0 when equal, null when either cannot be read. */
export function compareVersions(a: string, b: string): number | null {
  const left = readVersion(a)
  const right = readVersion(b)
  if (!left || !right) return null
  for (let i = 0; i < Math.max(left.numbers.length, right.numbers.length); i++) {
    const difference = (left.numbers[i] ?? 0) - (right.numbers[i] ?? 0)
    if (difference !== 0) return difference
  }
  if (left.pre === right.pre) return 0
  if (left.pre === "") return 1
  if (right.pre === "") return -1
  return comparePreRelease(left.pre.split("."), right.pre.split("."))
}

function readVersion(text: string): { numbers: number[]; pre: string } | null {
  const found = /^v?(\d{1,9}(?:\.\d{1,9})*)(?:-([0-9A-Za-z.-]+))?(?:\+.*)?$/.exec(text.trim())
  return found?.[1] ? { numbers: found[1].split(".").map(Number), pre: found[2] ?? "" } : null
}

function comparePreRelease(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const left = a[i] ?? ""
    const right = b[i] ?? ""
    if (left === right) continue
    const numeric = [left, right].map((part) => /^\d+$/.test(part))
    if (numeric[0] && numeric[1]) return Number(left) - Number(right)
    if (numeric[0] !== numeric[1]) return numeric[0] ? -1 : 1
    return left < right ? -1 : 1
  }
  return a.length - b.length
}
