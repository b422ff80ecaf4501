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
 * library is a question worth asking); filters and skills of one library mean nothing in another and are dropped.
 */
export function switchLibraryHref(pathname: string, search: string, library: string): string {
  const screen = pathname.startsWith("/skills/") ? "/skills" : pathname
  const kept = screen === "/playground" ? new URLSearchParams(search) : new URLSearchParams()
  kept.set("library", library)
  return `${screen}?${kept}`
}

/** The page of one skill. Ids hold `/`, `:`, spaces, `%`, `#` and any letter: each segment is encoded by itself. */
export function skillHref(slug: string, library: string | null | undefined): string {
  return libraryHref(`/skills/${slug.split("/").map(encodeURIComponent).join("/")}`, library)
}

/** The playground with a request filled in. */
export function playgroundHref(query: string, library: string | null | undefined): string {
  return libraryHref(`/playground?${new URLSearchParams({ q: query })}`, library)
}

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
