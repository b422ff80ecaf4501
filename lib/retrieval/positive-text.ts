// What a description says that a skill is for. Authors also say what it is not for ("Do NOT use for prompt wording"), in the
// words of the very requests that belong elsewhere: those clauses would bring the wrong requests, so no index reads them.

const VERBS = "use|invoke|trigger|activate|apply|load|select|choose|pick|run|call|route"
/** Where a clause turns negative. What follows, to the end of its sentence, speaks of other skills. */
const TURN = new RegExp(
  [
    `\\b(?:do not|don['’]t|never|should not|shouldn['’]t|must not|mustn['’]t|cannot be|not to be) (?:be )?(?:${VERBS})(?:d|ed)?\\b`,
    `\\bnot (?:intended |meant |suitable |suited |designed |needed |appropriate )?(?:for|when|if|about)\\b`,
    "\\b(?:avoid|skip) (?:using |this |it )?(?:this skill |the skill )?(?:for|when|if|on)\\b",
    "\\b(?:out of scope|non-goals?|anti-triggers?|does not (?:cover|handle|apply|include|address)|doesn['’]t (?:cover|handle|apply))\\b",
  ].join("|"),
  "i",
)

/** Ends after `.`, `!`, `?` before a space (but not after `e.g.` or `i.e.`), after `;`, and at an empty line. */
const SENTENCE_END = /(?<!\b(?:e\.g|i\.e|etc|vs|cf))[.!?](?=\s)|;|\n\s*\n/g

/** The text without its negative clauses; sentences that hold none are kept as written. Linear in the length. */
export function positiveText(text: string): string {
  const kept: string[] = []
  let start = 0
  const keep = (end: number) => {
    const sentence = text.slice(start, end)
    const turn = TURN.exec(sentence)
    kept.push(turn ? sentence.slice(0, turn.index) : sentence)
    start = end
  }
  for (const found of text.matchAll(SENTENCE_END)) keep(found.index + found[0].length)
  keep(text.length)
  return kept.join(" ").replace(/\s+/g, " ").trim()
}
