// What is done to the tree of a rendered body: headings fall in line under the page's own, images become words.
// The tree is hostile text that went through rehype-sanitize; nothing here adds anything that loads or runs.

/** The part of a hast node that is looked at. */
export interface BodyNode {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: BodyNode[]
}

export interface BodyHeading {
  id: string
  /** 1 for the highest level that occurs. */
  depth: number
  text: string
}

const HEADING = /^h([1-6])$/
/** The page has an h1 and its sections h2: a body's highest headings become h3. */
const TOP_LEVEL = 3

/** Moves headings below the page's own, gives each an id, and collects them into `found`. */
export function placeHeadings({ found }: { found: BodyHeading[] }) {
  return (tree: BodyNode): void => {
    const headings = listHeadings(tree)
    const highest = Math.min(6, ...headings.map(({ level }) => level))
    const taken = new Map<string, number>()
    for (const { node, level } of headings) {
      const text = readText(node).trim()
      const base = `body-${makeSlug(text)}`
      const times = taken.get(base) ?? 0
      taken.set(base, times + 1)
      const id = times === 0 ? base : `${base}-${times}`
      node.tagName = `h${Math.min(6, level - highest + TOP_LEVEL)}`
      node.properties = { ...node.properties, id }
      found.push({ id, depth: level - highest + 1, text })
    }
  }
}

/** Shows HTML as the text that it is: an agent reads it, comments too, so a person should see it; nobody runs it. */
export function showHtmlAsText() {
  return (tree: BodyNode): void =>
    visit(tree, (node) => {
      if (node.type !== "raw") return
      node.type = "element"
      node.tagName = "code"
      node.properties = {}
      node.children = [{ type: "text", value: node.value ?? "" }]
      delete node.value
    })
}

/** Replaces images by their words: nothing of a skill is loaded, and what the author meant to show is still said. */
export function replaceImages() {
  return (tree: BodyNode): void => visit(tree, replaceImage)
}

function replaceImage(node: BodyNode): void {
  if (node.tagName !== "img") return
  const { src, alt } = node.properties ?? {}
  const words = typeof alt === "string" && alt !== "" ? alt : "without a description"
  const isRemote = typeof src === "string" && /^https?:\/\//i.test(src)
  node.tagName = isRemote ? "a" : "span"
  node.properties = isRemote ? { href: src } : {}
  node.children = [{ type: "text", value: `[image: ${words}]` }]
}

function listHeadings(tree: BodyNode): { node: BodyNode; level: number }[] {
  const headings: { node: BodyNode; level: number }[] = []
  visit(tree, (node) => {
    const level = HEADING.exec(node.tagName ?? "")?.[1]
    if (level) headings.push({ node, level: Number(level) })
  })
  return headings
}

/** Without recursion: a body may nest a thousand quotes. */
function visit(tree: BodyNode, see: (node: BodyNode) => void): void {
  const waiting = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    see(node)
    const { children = [] } = node
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index]
      if (child) waiting.push(child)
    }
  }
}

function readText(tree: BodyNode): string {
  const texts: string[] = []
  visit(tree, ({ value }) => {
    if (value !== undefined) texts.push(value)
  })
  return texts.join("")
}

function makeSlug(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "") || "part"
  )
}
