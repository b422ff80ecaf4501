/** Adds `?library=` to a link inside the product; absent means the default library and adds nothing. A library the link already names stays. */
export function libraryHref(href: string, library: string | null | undefined): string {
  if (!library) return href
  const [beforeHash = "", hash] = splitOnce(href, "#")
  const [path = "", search] = splitOnce(beforeHash, "?")
  const params = new URLSearchParams(search)
  if (!params.has("library")) params.set("library", library)
  return `${path}?${params}${hash === undefined ? "" : `#${hash}`}`
}

/**
 * Where to go when another library is chosen: the same screen. The playground keeps its request (the same text in another
 * library is a question worth asking), the graph how it is looked at; filters and skills of one library mean nothing in another
 * and are dropped.
 */
export function switchLibraryHref(pathname: string, search: string, library: string): string {
  const screen = pathname.startsWith("/skills/") ? "/skills" : pathname
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => isKept(screen, key)))
  kept.set("library", library)
  return `${screen}?${kept}`
}

/** How the graph is looked at; its other parameters name skills, or filter one table. */
const KEPT_OF_GRAPH: ReadonlySet<string> = new Set(["view", "kinds", "colour", "size", "layout", "along"])

function isKept(screen: string, key: string): boolean {
  return screen === "/playground" || (screen === "/graph" && KEPT_OF_GRAPH.has(key))
}

/**
 * The page of one skill. Ids hold `/`, `:`, spaces, `%`, `#` and any letter: each segment is encoded by itself. The paths of a manifest
 * may begin with `..`, which a browser would resolve away: such a segment is joined to the next one by an encoded slash.
 */
export function skillHref(slug: string, library: string | null | undefined): string {
  const path = slug
    .split("/")
    .map(encodeURIComponent)
    .reduce((before, segment) => `${before}${isDots(segment) || isDots(before) ? "%2F" : "/"}${segment}`)
  return libraryHref(`/skills/${path}`, library)
}

function isDots(path: string): boolean {
  return /(?:^|%2F|\/)\.\.?$/.test(path)
}

/** The playground with a request filled in. */
export function playgroundHref(query: string, library: string | null | undefined): string {
  return libraryHref(`/playground?${new URLSearchParams({ q: query })}`, library)
}

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
