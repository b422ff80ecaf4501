const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  // Readers turn them into blanks in an attribute, and a carriage return into a line feed everywhere.
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
}

/** Text for an element or a quoted attribute of XML; characters that no XML document can hold become U+FFFD. */
export function escapeXml(text: string): string {
  return (
    text
      // Control characters that XML 1.0 cannot hold, not even as entities.
      .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
      .replaceAll(/[&<>"'\t\n\r]/g, (character) => ENTITIES[character] ?? character)
  )
}
