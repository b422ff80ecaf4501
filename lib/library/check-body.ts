// Looks at the body of a skill without decoding it: a second frontmatter block, its encoding, hidden text, and its length.
import { findSecondBlock } from "./frontmatter"
import { describeHiddenText, revealHiddenText } from "./hidden-text"
import { type Reading, report } from "./read-fields"
import { hexByte } from "./refuse-file"
import { scanBytes } from "./scan-bytes"

/** The published format recommends no more. */
export const RECOMMENDED_BODY_LINES = 500

const decoder = new TextDecoder("utf-8", { ignoreBOM: true })

/** Reports what is remarkable about the body and returns its number of lines. */
export function checkBody(
  reading: Reading,
  bytes: Uint8Array,
  bodyStart: number,
  bodyStartLine: number,
  isAscii: boolean,
): number {
  const second = findSecondBlock(bytes, bodyStart, bodyStartLine)
  if (second !== null)
    report(
      reading,
      "frontmatter-second-block",
      second,
      "a second frontmatter block starts the body; the first one counts",
    )
  const scan = scanBytes(bytes, bodyStart, bytes.length, bodyStartLine, isAscii)
  if (scan.invalid) {
    report(
      reading,
      "encoding-invalid-utf8",
      scan.invalid.line,
      `invalid UTF-8 byte ${hexByte(scan.invalid.byte)} in the body`,
    )
  }
  for (const hidden of scan.hiddenLines) {
    const revealed = revealHiddenText(decoder.decode(bytes.subarray(hidden.start, hidden.end)))
    if (revealed.hidden)
      report(reading, "hidden-text", hidden.line, `the body holds ${describeHiddenText(revealed.hidden)}`)
  }
  if (scan.lineCount > RECOMMENDED_BODY_LINES) {
    report(
      reading,
      "body-long",
      null,
      `the body is ${scan.lineCount} lines long; at most ${RECOMMENDED_BODY_LINES} are recommended`,
    )
  }
  return scan.lineCount
}
