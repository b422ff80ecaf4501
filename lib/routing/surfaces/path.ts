// Path index (routing.md §4): gitignore-style lists of globs, read in order; the last pattern that matches a path decides.
import { compileGlob, type Glob } from "../glob"

/** The deciding glob and the path it took in. */
export interface PathHit {
  term: string
  path: string
}

/** For one request: the hit of a skill, or null. Each glob is run at most once for each path, however many skills share it. */
export type PathFinder = (skill: number) => PathHit | null

export interface PathIndex {
  /** Skills that declare paths. */
  readonly skills: readonly number[]
  finder(touched: readonly string[]): PathFinder
}

interface Rule {
  term: string
  negated: boolean
  glob: Glob
}

/** Globs shared by all path lists of a library; compiled on first use, since most requests touch no file. */
export class GlobPool {
  private readonly globs = new Map<string, Glob>()

  get(pattern: string): Glob {
    let glob = this.globs.get(pattern)
    if (!glob) {
      glob = compileGlob(pattern)
      this.globs.set(pattern, glob)
    }
    return glob
  }
}

function readRules(patterns: readonly string[], pool: GlobPool): Rule[] {
  return patterns
    .map((term) => ({ term, trimmed: term.trim() }))
    .map(({ term, trimmed }) => ({ term, negated: trimmed.startsWith("!"), body: trimmed.replace(/^!/, "") }))
    .filter(({ body }) => body !== "")
    .map(({ term, negated, body }) => ({ term, negated, glob: pool.get(body) }))
}

export function buildPathIndex(skills: readonly { readonly paths: readonly string[] }[], pool: GlobPool): PathIndex {
  const owners = skills.flatMap((skill, index) => (skill.paths.length > 0 ? [index] : []))
  const rules = new Map<number, Rule[]>()
  return {
    skills: owners,
    finder(touched) {
      const memo = new Map<Glob, boolean[]>()
      return (skill) => {
        let list = rules.get(skill)
        if (!list) {
          list = readRules(skills[skill]?.paths ?? [], pool)
          rules.set(skill, list)
        }
        return findHit(list, touched, memo)
      }
    },
  }
}

function findHit(rules: readonly Rule[], touched: readonly string[], memo: Map<Glob, boolean[]>): PathHit | null {
  for (const [at, path] of touched.entries()) {
    for (let i = rules.length - 1; i >= 0; i--) {
      const rule = rules[i]
      if (!rule || !matches(rule.glob, path, at, memo)) continue
      if (!rule.negated) return { term: rule.term, path }
      break
    }
  }
  return null
}

function matches(glob: Glob, path: string, at: number, memo: Map<Glob, boolean[]>): boolean {
  let known = memo.get(glob)
  if (!known) {
    known = []
    memo.set(glob, known)
  }
  let answer = known[at]
  if (answer === undefined) {
    answer = glob.matches(path)
    known[at] = answer
  }
  return answer
}

/** The hit of one list alone, for a skill that is not in an index (a changed copy). */
export function findPathHit(patterns: readonly string[], touched: readonly string[]): PathHit | null {
  return findHit(readRules(patterns, new GlobPool()), touched, new Map())
}
