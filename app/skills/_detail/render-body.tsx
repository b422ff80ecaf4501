import { ArrowUpRight } from "lucide-react"
import Link from "next/link"
import type { ComponentProps, ReactElement } from "react"
import Markdown, { type Components } from "react-markdown"
import rehypeSanitize, { defaultSchema } from "rehype-sanitize"
import remarkGfm from "remark-gfm"
import { type BodyHeading, placeHeadings, replaceImages, showHtmlAsText } from "../_lib/body-plugins"
import { readModulePath } from "../_lib/module-path"

// The text is hostile. No HTML is parsed (it shows as text), what is left goes through a list of allowed elements, links
// open apart and tell nothing, and nothing is loaded.
const schema: typeof defaultSchema = {
  ...defaultSchema,
  // Ids come from the plugins alone, which put their own prefix on them.
  clobberPrefix: "",
  protocols: { ...defaultSchema.protocols, href: ["http", "https", "mailto"] },
}

const components: Components = { input: BodyCheckbox, pre: BodyCode, table: BodyTable }

/** The address at which a file of the skill's folder is shown; null: there is no such view. */
export type ModuleHref = (path: string) => string | null

/** Draws a Markdown body and lists its headings. */
export function renderBody(
  text: string,
  moduleHref: ModuleHref = () => null,
): { content: ReactElement; headings: BodyHeading[] } {
  const headings: BodyHeading[] = []
  // Called, not mounted: the headings must be known before the list of them is drawn.
  const content = Markdown({
    children: text,
    remarkPlugins: [remarkGfm],
    remarkRehypeOptions: { clobberPrefix: "body-" },
    rehypePlugins: [showHtmlAsText, [rehypeSanitize, schema], replaceImages, [placeHeadings, { found: headings }]],
    components: {
      ...components,
      a: ({ href, children }) => (
        <BodyLink href={href} moduleHref={moduleHref}>
          {children}
        </BodyLink>
      ),
    },
  })
  return { content, headings }
}

function BodyLink({ href, children, moduleHref }: ComponentProps<"a"> & { moduleHref: ModuleHref }) {
  if (href?.startsWith("#")) return <a href={href}>{children}</a>
  if (href && /^(https?|mailto):/i.test(href)) {
    return (
      <a href={href} rel="noopener noreferrer nofollow" target="_blank">
        {children}
        <ArrowUpRight aria-hidden className="inline size-3" />
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  }
  const path = href === undefined ? null : readModulePath(href)
  const address = path === null ? null : moduleHref(path)
  if (address !== null) {
    return (
      <Link href={address} prefetch={false} title={`${path}, a file of the skill`}>
        {children}
      </Link>
    )
  }
  // A path that leads out of the skill's folder: there is no page to open.
  return (
    <span
      title={href ? `${href}, a file beside the skill` : undefined}
      className="border-line-strong border-b border-dotted"
    >
      {children}
    </span>
  )
}

/** A task list's box, as a sign: there is nothing to tick here. */
function BodyCheckbox({ checked }: ComponentProps<"input">) {
  return (
    <span>
      <span aria-hidden>{checked ? "☑" : "☐"}</span>
      <span className="sr-only">{checked ? "done:" : "to do:"}</span>
    </span>
  )
}

/** Wide code and tables scroll by themselves, and so must be reachable by keyboard. */
function BodyCode({ children }: ComponentProps<"pre">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre tabIndex={0}>{children}</pre>
  )
}

function BodyTable({ children }: ComponentProps<"table">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div tabIndex={0} className="overflow-x-auto">
      <table>{children}</table>
    </div>
  )
}
