// The same rules without any index: every call normalises every skill anew. Slow on purpose; the benchmark measures the
// engine against it, and a test holds that the two agree.
import { isoDay, type RouteRequest, type RoutingSkill, tokens, words } from "@/lib/routing"
import { compareCodePoints } from "@/lib/routing/code-point-order"
import { compileGlob } from "@/lib/routing/glob"
import { mentionedPaths, normalizePath } from "@/lib/routing/mentioned-paths"

interface Scored {
  skill: RoutingSkill
  score: number
  boost: number
  evidence: number
  fate: string
}

const STATES = ["unverified", "passing", "monitored"]
const TYPES = ["workflow", "capability", "router", "overlay"]
const upper = (text?: string | null) => text?.trim().toUpperCase() ?? ""

function scoreOf(
  skill: RoutingSkill,
  own: ReadonlySet<string>,
  query: { words: string[]; tokens: string[]; paths: string[] },
): { score: number; exact: string[] } {
  let score = 0
  for (const key of new Set(skill.triggers.map((trigger) => words(trigger).join(" ")))) {
    if (key === "") continue
    const inside = tokens(key).length > 0 && ` ${query.words.join(" ")} `.includes(` ${key} `)
    if (inside || key === query.words.join(" ") || key === query.tokens.join(" ")) score += 5
  }
  const exact = query.tokens.filter((token) => own.has(token))
  score += exact.length * 3
  for (const token of query.tokens) {
    if (!own.has(token) && [...token].length >= 3 && [...own].some((word) => word.includes(token))) score += 1
  }
  const isTaken = (path: string) => {
    const last = skill.paths.findLast((pattern) => compileGlob(pattern.replace(/^!/, "")).matches(path))
    return last !== undefined && !last.startsWith("!")
  }
  if (query.paths.some(isTaken)) score += 2
  return { score, exact }
}

function verdictFate(skill: RoutingSkill, today: number, minimum: string): string | null {
  const { health } = skill
  if (upper(health.structuralVerdict) === "FAIL" || upper(health.truthVerdict) === "BROKEN") return "integrity"
  const past = (text?: string | null) => {
    const day = isoDay(text)
    return day !== null && day <= today ? day : null
  }
  const graded = past(health.evalLastRunAt)
  const changed = past(health.lastChanged)
  const lapsed = graded !== null && (today - graded > 90 || (changed !== null && changed > graded))
  if (["HARMFUL", "REDUNDANT", "FALSE_POSITIVE"].includes(upper(health.applicationVerdict)) && !lapsed)
    return "behavior"
  return STATES.indexOf(health.evalState?.toLowerCase() ?? "") < STATES.indexOf(minimum) && minimum !== "unverified"
    ? "quality"
    : null
}

/** Candidates in rank order with their fates, and the winner. */
export function routeStraightforwardly(skills: readonly RoutingSkill[], request: RouteRequest) {
  const text = { words: words(request.query), tokens: tokens(request.query) }
  const paths = [...(request.paths ?? []).map(normalizePath), ...mentionedPaths(request.query)].filter(Boolean)
  const project = request.project ?? null
  const fitting = skills.filter(
    (skill) => project === null || skill.project.length === 0 || skill.project.includes(project),
  )
  const vocabulary = new Map(
    skills.map((skill) => [skill.name, new Set(skill.keywords.flatMap((phrase) => tokens(phrase)))]),
  )
  const holders = new Map(
    text.tokens.map((token) => [token, [...vocabulary.values()].filter((own) => own.has(token)).length]),
  )
  const rarity = (token: string) => {
    const n = holders.get(token) ?? 0
    return Math.log(1 + (skills.length - n + 0.5) / (n + 0.5))
  }
  const scored: Scored[] = []
  for (const skill of fitting) {
    const { score, exact } = scoreOf(skill, vocabulary.get(skill.name) ?? new Set(), { ...text, paths })
    const verdict = upper(skill.health.applicationVerdict)
    const boost = verdict === "APPLICABLE" ? 2 : verdict === "PROVISIONAL" ? 1 : 0
    if (score > 0)
      scored.push({
        skill,
        score,
        boost,
        evidence: exact.reduce((sum, token) => sum + rarity(token), 0),
        fate: "selected",
      })
  }
  const anchored = ({ skill }: Scored) => (project !== null && skill.project.includes(project) ? 0 : 1)
  const typeRank = ({ skill }: Scored) => {
    const at = TYPES.indexOf(skill.type?.trim().toLowerCase() ?? "")
    return at < 0 ? TYPES.length : at
  }
  const byEvidence = (a: Scored, b: Scored) => (Math.abs(a.evidence - b.evidence) <= 1e-9 ? 0 : b.evidence - a.evidence)
  scored.sort(
    (a, b) =>
      b.score + b.boost - a.score - a.boost ||
      anchored(a) - anchored(b) ||
      typeRank(a) - typeRank(b) ||
      byEvidence(a, b) ||
      compareCodePoints(a.skill.name, b.skill.name),
  )
  const today = isoDay(request.today) ?? 0
  for (const one of scored) one.fate = verdictFate(one.skill, today, request.minEvalState ?? "unverified") ?? "selected"
  suppress(scored.filter(({ fate }) => fate === "selected"))
  const survivors = scored.filter(({ fate }) => fate === "selected")
  for (const one of survivors.slice(request.maxResults ?? 3)) one.fate = "cut"
  return {
    winner: survivors[0]?.skill.name ?? null,
    candidates: scored.map(({ skill, score, boost, fate }) => ({ skill: skill.name, score, boost, fate })),
  }
}

function suppress(contenders: Scored[]): void {
  const byName = new Map(contenders.map((one) => [one.skill.name, one]))
  const fires = new Map<Scored, Scored[]>()
  const pressure = new Map<Scored, Set<Scored>>(contenders.map((one) => [one, new Set()]))
  for (const from of contenders) {
    const edges = from.skill.relations.suppresses ?? from.skill.relations.boundary ?? []
    const targets = edges
      .map((edge) => byName.get(edge.skill))
      .filter((to) => to !== undefined && to !== from && from.score >= to.score)
    fires.set(from, targets as Scored[])
    for (const to of targets) if (to) pressure.get(to)?.add(from)
  }
  const open = new Set(contenders)
  while (open.size > 0) {
    const free = [...open].filter((one) => pressure.get(one)?.size === 0)
    for (const standing of free.length > 0 ? free : [...open].slice(0, 1)) {
      if (!open.delete(standing)) continue
      for (const loser of fires.get(standing) ?? []) {
        if (!open.delete(loser)) continue
        loser.fate = "suppressed"
        for (const relieved of fires.get(loser) ?? []) pressure.get(relieved)?.delete(loser)
      }
    }
  }
}
