// Rows for the browser, packed: 80,000 of them as objects would be 60 MB of repeated keys and words. Each row is a list of
// values, and texts that repeat are numbers into one table. A single text is also what React sends cheapest.
import type { SkillRow } from "./skill-row"

type Packed = [
  slug: string,
  name: string,
  description: string,
  words: [
    status: number,
    structural: number,
    truth: number,
    comprehension: number,
    application: number,
    evalState: number,
    routingEval: number,
    lapse: number,
  ],
  reason: number,
  freshness: number,
  verifiedDaysAgo: number | null,
  subjects: number[],
  project: number[],
  codes: number[],
  counts: number[],
  diagnostics: number[],
  wins: [won: number, total: number] | null,
]

const COUNT_KEYS = [
  "triggers",
  "keywords",
  "paths",
  "examples",
  "antiExamples",
  "relationsOut",
  "relationsIn",
] as const satisfies readonly (keyof SkillRow["counts"])[]

export function packSkillRows(rows: readonly SkillRow[]): string {
  const texts: string[] = []
  const numbers = new Map<string, number>()
  const intern = (text: string): number => {
    const known = numbers.get(text)
    if (known !== undefined) return known
    numbers.set(text, texts.length)
    return texts.push(text) - 1
  }
  const packed = rows.map((row): Packed => {
    const { verdicts, diagnostics } = row
    return [
      row.slug,
      row.name,
      row.description,
      [
        intern(row.status),
        intern(verdicts.structural),
        intern(verdicts.truth),
        intern(verdicts.comprehension),
        intern(verdicts.application),
        intern(row.evalState),
        intern(row.routingEval),
        intern(row.lapse),
      ],
      row.statusReason === null ? -1 : intern(row.statusReason),
      intern(row.freshness),
      row.verifiedDaysAgo,
      row.subjects.map(intern),
      row.project.map(intern),
      row.codes.map(intern),
      COUNT_KEYS.map((key) => row.counts[key]),
      [diagnostics.error, diagnostics.warning, diagnostics.info],
      row.wins && [row.wins.won, row.wins.total],
    ]
  })
  return JSON.stringify({ texts, rows: packed })
}

/** The inverse of `packSkillRows`; `packed` must come from it. */
export function unpackSkillRows(packed: string): SkillRow[] {
  const { texts, rows } = JSON.parse(packed) as { texts: string[]; rows: Packed[] }
  // The words come from closed sets on the way in, so they are of them on the way out.
  const word = <Word extends string>(index: number): Word => (texts[index] ?? "") as Word
  return rows.map((row) => {
    const [slug, name, description, words, reason, freshness, verifiedDaysAgo, subjects, project, codes, counts] = row
    const [error = 0, warning = 0, info = 0] = row[11]
    const [triggers = 0, keywords = 0, paths = 0, examples = 0, antiExamples = 0, relationsOut = 0, relationsIn = 0] =
      counts
    return {
      slug,
      name,
      description,
      status: word(words[0]),
      verdicts: {
        structural: word(words[1]),
        truth: word(words[2]),
        comprehension: word(words[3]),
        application: word(words[4]),
      },
      evalState: word(words[5]),
      routingEval: word(words[6]),
      lapse: word(words[7]),
      statusReason: reason === -1 ? null : word(reason),
      freshness: word(freshness),
      verifiedDaysAgo,
      subjects: subjects.map((index) => word(index)),
      project: project.map((index) => word(index)),
      codes: codes.map((index) => word(index)),
      counts: { triggers, keywords, paths, examples, antiExamples, relationsOut, relationsIn },
      diagnostics: { error, warning, info },
      wins: row[12] && { won: row[12][0], total: row[12][1] },
    }
  })
}
