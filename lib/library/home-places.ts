// Paths inside a skill's folder, and what each place in it is for.

/** `support` holds what no reader is led to: tests, evals, licences, the audit state. */
export const MODULE_HOMES = ["script", "reference", "asset", "template", "support"] as const
export type ModuleHome = (typeof MODULE_HOMES)[number]

const HOMES: Readonly<Record<string, ModuleHome>> = {
  scripts: "script",
  script: "script",
  bin: "script",
  references: "reference",
  reference: "reference",
  resources: "reference",
  docs: "reference",
  examples: "reference",
  assets: "asset",
  templates: "template",
  template: "template",
  evals: "support",
  tests: "support",
  fixtures: "support",
  __tests__: "support",
  node_modules: "support",
}
/** Folders that skills keep files in by custom: a path into one that is not there is a pointer to nothing. */
const CUSTOMARY = new Set(["references", "reference", "scripts", "assets", "templates"])
const SUPPORT_FILE =
  /^(?:audit-state\.json|readme(?:\.\w+)?|licen[cs]e(?:\.\w+)?|notice(?:\.\w+)?|changelog(?:\.\w+)?|package(?:-lock)?\.json|\..*)$/i

export function classifyHome(path: string, isExecutable: boolean): ModuleHome {
  const parts = path.split("/")
  const file = parts.at(-1) ?? path
  if (SUPPORT_FILE.test(file) || parts.some((part) => part.startsWith("."))) return "support"
  const top = parts.length > 1 ? (parts[0] ?? "").toLowerCase() : ""
  const home = Object.hasOwn(HOMES, top) ? HOMES[top] : undefined
  if (home !== undefined) return home
  if (isExecutable || /\.(?:m?js|cjs|ts|py|sh|rb|pl|ps1)$/i.test(file)) return "script"
  return /\.(?:md|mdx|markdown|txt|rst|json|ya?ml|csv)$/i.test(file) ? "reference" : "asset"
}

export function isHomeFolder(path: string, folders: ReadonlySet<string>): boolean {
  const slash = path.indexOf("/")
  if (slash <= 0) return false
  const top = path.slice(0, slash)
  return CUSTOMARY.has(top) || folders.has(top)
}

export const PLACE = {
  /** Null: the path leads out of the skill's folder. */
  join(base: string, path: string): string | null {
    if (path.startsWith("/")) return null
    const parts = base === "" ? [] : base.split("/")
    for (const part of path.split("/")) {
      if (part === "" || part === ".") continue
      if (part !== "..") parts.push(part)
      else if (parts.pop() === undefined) return null
    }
    return parts.join("/")
  },

  /** The same path with as many `..` in front as it climbs out of the folder. */
  leave(base: string, path: string): string {
    if (path.startsWith("/") || path.startsWith("~")) return path
    const parts = base === "" ? [] : base.split("/")
    for (const part of path.split("/")) {
      if (part === "" || part === ".") continue
      const last = parts.at(-1)
      if (part === ".." && last !== undefined && last !== "..") parts.pop()
      else parts.push(part)
    }
    return parts.join("/")
  },

  /** `*` stands for any signs but `/`. Walks both once: no pattern can be costly. */
  matches(path: string, pattern: string): boolean {
    const names = path.split("/")
    const wanted = pattern.split("/")
    return names.length === wanted.length && wanted.every((part, index) => matchesPart(names[index] ?? "", part))
  },
}

function matchesPart(name: string, pattern: string): boolean {
  const pieces = pattern.split("*")
  const [first = "", ...rest] = pieces
  if (rest.length === 0) return name === pattern
  const last = rest.pop() ?? ""
  if (!name.startsWith(first) || name.length < first.length + last.length || !name.endsWith(last)) return false
  let at = first.length
  for (const piece of rest) {
    const place = name.indexOf(piece, at)
    if (place < 0) return false
    at = place + piece.length
  }
  return at <= name.length - last.length
}
