// A trace for tests: a full one whose parts can be replaced. Not made by the engine, so that drawing is tested alone.
import type { Candidate, RouteTrace, Signal } from "@/lib/routing"

export function keyword(token: string, term = token): Signal {
  return { surface: "keyword", term, token, credit: 3 }
}

export function substring(token: string, term: string): Signal {
  return { surface: "keyword-substring", term, token, credit: 1 }
}

export function trigger(term: string): Signal {
  return { surface: "trigger", term, credit: 5 }
}

export function makeCandidate(parts: Partial<Candidate> & Pick<Candidate, "skill" | "rank">): Candidate {
  const signals = parts.signals ?? []
  return {
    score: signals.reduce((sum, { credit }) => sum + credit, 0),
    boost: 0,
    evidence: 0,
    fate: "selected",
    signals,
    ...parts,
  }
}

export function makeTrace(parts: Partial<RouteTrace> = {}): RouteTrace {
  return {
    schemaVersion: 1,
    request: {
      query: "",
      project: null,
      paths: [],
      mentionedPaths: [],
      minEvalState: "unverified",
      maxResults: 3,
      today: "2026-11-30",
    },
    words: [],
    tokens: [],
    outcome: "routed",
    flags: [],
    winner: null,
    gates: [],
    candidates: [],
    selected: [],
    coLoaded: [],
    blockedCoLoads: [],
    stale: [],
    warnings: [],
    recommendation: null,
    ...parts,
  }
}
