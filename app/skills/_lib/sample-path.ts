/** A path that a glob of the usual kinds matches, to try it with; null for one that takes paths out. */
export function samplePath(glob: string): string | null {
  if (glob.startsWith("!")) return null
  return glob
    .replace(/^\.?\//, "")
    .replace(/\{([^{},]*)[^{}]*\}/g, "$1")
    .replace(/\[!?([^\]])[^\]]*\]/g, "$1")
    .replace(/\*\*\//g, "src/")
    .replace(/\*\*/g, "src/example.txt")
    .replace(/\*/g, "example")
    .replace(/\?/g, "x")
}
