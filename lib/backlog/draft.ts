// What a task proposes, as a person would begin it: a SKILL.md to fill in for a skill that is missing, metadata edits for those that
// are there. Made from the evidence's own words; nothing is proven here (backlog.md, "Proven fixes").
import type { TermStatistics } from "@/lib/retrieval"
import { compareCodePoints } from "@/lib/routing"
import { formatSkillDraft, type SkillDraft } from "./skill-draft"
import { countRequests, type Evidence, type Task } from "./task"
import { findCoreWords, findTellingWords } from "./telling-words"

/** One edit to try. `why` says what in the evidence speaks for it. */
export type DraftEdit =
  | { readonly kind: "add-keyword"; readonly skill: string; readonly keyword: string; readonly why: string }
  | { readonly kind: "remove-keyword"; readonly skill: string; readonly keyword: string; readonly why: string }
  | { readonly kind: "add-suppresses"; readonly skill: string; readonly target: string; readonly why: string }
  | { readonly kind: "add-anti-example"; readonly skill: string; readonly prompt: string; readonly why: string }
  | { readonly kind: "fix-verdict"; readonly skill: string; readonly gate: string; readonly why: string }
  | { readonly kind: "mend-case"; readonly skill: string | null; readonly prompt: string; readonly why: string }

export type Draft =
  | { readonly kind: "skill"; readonly skill: SkillDraft; readonly markdown: string }
  | { readonly kind: "edits"; readonly edits: readonly DraftEdit[] }

/** More than ten keywords buy nothing, and a draft should leave the author some. */
const MAX_KEYWORDS = 8
const MAX_EDIT_KEYWORDS = 5
const MAX_EXAMPLES = 8
const MAX_PROMPTS = 3
const NAME_WORDS = 3

export interface DraftContext {
  readonly background: TermStatistics
  /** Names that are taken. */
  readonly skillNames: ReadonlySet<string>
}

export function draftTask(task: Task, context: DraftContext): Draft {
  if (task.kind === "author") {
    const skill = draftSkill(task.evidence, context)
    return { kind: "skill", skill, markdown: formatSkillDraft(skill) }
  }
  return { kind: "edits", edits: draftEdits(task, context) }
}

function draftSkill(evidence: readonly Evidence[], { background, skillNames }: DraftContext): SkillDraft {
  const words = findTellingWords(evidence, background)
  const core = findCoreWords(evidence, background, NAME_WORDS)
  const asked = prompts(evidence, MAX_EXAMPLES)
  return {
    name: freeName(core, skillNames),
    description: `Use when a request is about ${listWords(core)}. Say here what the skill does, and what it is not for.`,
    keywords: words.slice(0, MAX_KEYWORDS).map(({ word }) => word),
    examples: asked,
    requests: evidence.reduce((sum, one) => sum + countRequests(one), 0),
  }
}

function draftEdits(task: Task, { background }: DraftContext): DraftEdit[] {
  const [first, second] = task.skills
  const asked = prompts(task.evidence, MAX_PROMPTS)
  const words = findTellingWords(task.evidence, background)
  const share = (part: number) => `in ${Math.round(part * 100)}% of the requests`
  switch (task.kind) {
    case "author":
      return []
    case "broaden":
      return first === undefined
        ? []
        : words.slice(0, MAX_EDIT_KEYWORDS).map(({ word, share: part }) => ({
            kind: "add-keyword",
            skill: first,
            keyword: word,
            why: share(part),
          }))
    case "boundary":
      return first === undefined ? [] : draftBoundary(first, second, asked)
    case "repair":
      return first === undefined
        ? []
        : [
            {
              kind: "fix-verdict",
              skill: first,
              gate: task.gate ?? "",
              why: "it scored, and the verdict gate removed it",
            },
          ]
    case "sharpen": {
      if (first === undefined || task.keyword === null) return []
      const drop: DraftEdit = {
        kind: "remove-keyword",
        skill: first,
        keyword: task.keyword,
        why: "only a part of one of its words matched",
      }
      const add = words.slice(0, 2).map(({ word, share: part }): DraftEdit => {
        return { kind: "add-keyword", skill: first, keyword: word, why: `${share(part)}, should they be meant for it` }
      })
      return [drop, ...add]
    }
    case "mend-eval":
      return asked.map((prompt) => ({ kind: "mend-case", skill: first ?? null, prompt, why: "the case fails" }))
  }
}

function draftBoundary(first: string, second: string | undefined, asked: readonly string[]): DraftEdit[] {
  const anti = (skill: string): DraftEdit[] =>
    asked.map((prompt) => ({ kind: "add-anti-example", skill, prompt, why: "it must not win this" }))
  if (second === undefined) return anti(first)
  const suppress = (skill: string, target: string): DraftEdit => ({
    kind: "add-suppresses",
    skill,
    target,
    why: `where both score, ${skill} is meant`,
  })
  return [suppress(first, second), suppress(second, first), ...anti(first), ...anti(second)]
}

/** The requests asked most, each once. */
function prompts(evidence: readonly Evidence[], limit: number): string[] {
  return evidence
    .flatMap((one) =>
      one.text === null ? [] : [{ text: one.text.replace(/\s+/g, " ").trim(), count: countRequests(one) }],
    )
    .filter(({ text }) => text !== "")
    .sort((a, b) => b.count - a.count || a.text.length - b.text.length || compareCodePoints(a.text, b.text))
    .slice(0, limit)
    .map(({ text }) => text)
}

function listWords(words: readonly string[]): string {
  const last = words.at(-1)
  if (last === undefined) return "this"
  return words.length === 1 ? last : `${words.slice(0, -1).join(", ")} or ${last}`
}

/** A name in the form that strict readers ask for: lower case letters, digits and single hyphens. */
function freeName(words: readonly string[], taken: ReadonlySet<string>): string {
  const plain = words.map((word) => word.replace(/[^a-z0-9]+/g, "")).filter((word) => word !== "")
  const name = plain.join("-").slice(0, 60).replace(/-+$/, "") || "new-skill"
  let free = name
  for (let next = 2; taken.has(free); next++) free = `${name}-${next}`
  return free
}
