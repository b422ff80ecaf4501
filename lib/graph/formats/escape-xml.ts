const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
}

/** Text for an element or a quoted attribute of XML; characters that no XML document can hold become U+FFFD. */
export function escapeXml(text: string): string {
  return (
    text
      // Control characters that XML 1.0 cannot hold, not even as entities.
      .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
      .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
  )
}
