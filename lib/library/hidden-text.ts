// Text that no editor shows: Unicode tag characters (which spell ASCII invisibly) and bidirectional controls (which reorder what
// is seen). Found, decoded for display, and taken out of everything that is indexed.

/** Tags and bidi controls; also lone surrogates, which no database takes. */
const SUSPECT = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff\u{e0000}-\u{e007f}]/u
const SUSPECTS = new RegExp(SUSPECT.source, "gu")
/** A flag emoji of a region (England, Scotland…) is a black flag, tags and a cancel tag: seen by everybody, so not hidden. */
const REGION_FLAG = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/gu

/** C0 and C1 controls other than tab and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the job
export const CONTROL_CHARS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]/

export interface HiddenText {
  /** ASCII that the tag characters spell. */
  readonly spelled: string
  /** Number of tag characters. */
  readonly tagCount: number
  /** Bidirectional controls, as `U+202E`, in order of appearance, each once. */
  readonly controls: readonly string[]
}

/** The text without hidden characters, and what they said; `hidden` is null for nearly every text, which is then returned as it is. */
export function revealHiddenText(text: string): { text: string; hidden: HiddenText | null } {
  if (!SUSPECT.test(text)) return { text, hidden: null }
  const flags: string[] = []
  const kept = text.replace(REGION_FLAG, (flag) => `\ue000${flags.push(flag) - 1}\ue001`)
  let spelled = ""
  let tagCount = 0
  const controls = new Set<string>()
  const bare = kept.replace(SUSPECTS, (character) => {
    const code = character.codePointAt(0) ?? 0
    if (code >= 0xd800 && code <= 0xdfff) return "\ufffd"
    if (code < 0xe0000) {
      controls.add(codePointName(code))
      return ""
    }
    tagCount += 1
    if (code >= 0xe0020 && code < 0xe007f) spelled += String.fromCharCode(code - 0xe0000)
    return ""
  })
  const restored = bare.replace(/\ue000(\d+)\ue001/g, (_, index: string) => flags[Number(index)] ?? "")
  const hidden = tagCount > 0 || controls.size > 0 ? { spelled, tagCount, controls: [...controls] } : null
  return { text: restored, hidden }
}

/** What was hidden, in words; the decoded text is cut so that a diagnostic stays readable. */
export function describeHiddenText(hidden: HiddenText): string {
  const parts: string[] = []
  if (hidden.tagCount > 0)
    parts.push(`${hidden.tagCount} Unicode tag characters that spell ${JSON.stringify(clip(hidden.spelled, 200))}`)
  if (hidden.controls.length > 0) parts.push(`bidirectional controls ${hidden.controls.join(", ")}`)
  return parts.join(" and ")
}

/** Cuts a text for display at a whole character. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text
  const end = /[\ud800-\udbff]/.test(text.charAt(length - 1)) ? length - 1 : length
  return `${text.slice(0, end)}…`
}

function codePointName(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`
}
