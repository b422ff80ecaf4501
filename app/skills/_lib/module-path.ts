/** The file that a link of a SKILL.md means, relative to the skill's folder; null where it leads out of the folder or is no path. */
export function readModulePath(href: string): string | null {
  if (/^(?:[a-z][a-z\d+.-]*:|\/|#|\\)/i.test(href)) return null
  const [path = ""] = href.split(/[?#]/)
  const parts: string[] = []
  for (const part of decode(path).split("/")) {
    if (part === "" || part === ".") continue
    if (part !== "..") parts.push(part)
    else if (parts.pop() === undefined) return null
  }
  return parts.length === 0 ? null : parts.join("/")
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
