// Lines of a label as the map wraps and cuts them, so that an exported picture shows the same words.

export interface LabelFit {
  /** `ellipsis` cuts each authored line, `wrap` breaks between words, `none` keeps one line. */
  wrap: "none" | "wrap" | "ellipsis"
  maxWidthPx: number
}

export function fitLabel(text: string, { wrap, maxWidthPx }: LabelFit, measure: (text: string) => number): string[] {
  switch (wrap) {
    case "none":
      return [text.replaceAll(/\s+/g, " ")]
    case "ellipsis":
      return [cutLine(text.replaceAll(/\s+/g, " "), maxWidthPx, measure)]
    case "wrap":
      return text.split("\n").flatMap((line) => wrapLine(line, maxWidthPx, measure))
  }
}

function cutLine(line: string, maxWidthPx: number, measure: (text: string) => number): string {
  if (measure(line) <= maxWidthPx) return line
  const letters = [...line]
  while (letters.length > 0 && measure(`${letters.join("")}…`) > maxWidthPx) letters.pop()
  return `${letters.join("")}…`
}

/** Words that are wider than the whole line stay whole, as on the map. */
function wrapLine(line: string, maxWidthPx: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let current = ""
  for (const word of line.split(" ")) {
    const longer = current === "" ? word : `${current} ${word}`
    if (current !== "" && measure(longer) > maxWidthPx) {
      lines.push(current)
      current = word
    } else current = longer
  }
  return [...lines, current]
}
