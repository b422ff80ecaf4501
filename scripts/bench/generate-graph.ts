// Makes a library on disk whose relations hang together as those of real libraries do: topics that name mostly their own, a few
// skills that many name, and `related` for most of it. The same numbers make the same bytes.
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { RELATION_KINDS, type RelationKind } from "@/lib/routing"

export interface GraphPlan {
  skills: number
  /** Relations that each skill declares; all together `skills` times as many. */
  relationsEach: number
}

const TOPIC_SIZE = 50
/** What the relations of one skill are, in turn. */
const KINDS: readonly RelationKind[] = ["depends_on", "related", "related", "verify_with", "related", "suppresses"]
/** Every so many relations lead to another topic. */
const ABROAD_EVERY = 9

export function generateGraph(root: string, { skills, relationsEach }: GraphPlan): void {
  for (let index = 0; index < skills; index += 1) {
    const folder = path.join(root, `topic-${Math.floor(index / TOPIC_SIZE)}`, nameOf(index))
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, "SKILL.md"), skillText(index, { skills, relationsEach }))
  }
}

function skillText(index: number, plan: GraphPlan): string {
  const relations = relationsOf(index, plan)
  return [
    "---",
    `name: ${nameOf(index)}`,
    `description: Does what number ${index} of topic ${Math.floor(index / TOPIC_SIZE)} does.`,
    `subject: topic-${Math.floor(index / TOPIC_SIZE)}`,
    `keywords: [number ${index}]`,
    "relations:",
    ...RELATION_KINDS.flatMap((kind) => {
      const names = relations.filter((relation) => relation.kind === kind).map(({ to }) => nameOf(to))
      return names.length === 0 ? [] : [`  ${kind}: [${names.join(", ")}]`]
    }),
    "---",
    "",
    `How to do number ${index}.`,
    "",
  ].join("\n")
}

function relationsOf(index: number, { skills, relationsEach }: GraphPlan): { kind: RelationKind; to: number }[] {
  const topic = Math.floor(index / TOPIC_SIZE) * TOPIC_SIZE
  const taken = new Set([index])
  return Array.from({ length: relationsEach }, (_, turn) => {
    const isAbroad = (index * relationsEach + turn) % ABROAD_EVERY === 0
    // The first of a topic are named by most of it.
    const spread = turn % 2 === 0 ? 5 : TOPIC_SIZE
    let to = isAbroad ? (index * 37 + turn * 101) % skills : topic + ((index * 7 + turn * 13) % spread)
    while (taken.has(to) || to >= skills) to = (to + 1) % skills
    taken.add(to)
    return { kind: KINDS[(index + turn) % KINDS.length] ?? "related", to }
  })
}

function nameOf(index: number): string {
  return `topic-${Math.floor(index / TOPIC_SIZE)}-skill-${index}`
}
