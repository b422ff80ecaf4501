// One flight strip a candidate: its sort key cut into pieces by surface, on one scale for all strips.
import type { ScorePiece } from "@/components/ui/surface"
import { type Candidate, type CoLoad, type RouteTrace, type Signal, SURFACES } from "@/lib/routing"
import { keyOf } from "./describe-outcome"

/** The pieces of a sort key in the order that every bar shows them. */
export const PIECES: readonly ScorePiece[] = [...SURFACES, "boost"]

export interface StripPiece {
  piece: ScorePiece
  /** Points of this piece. */
  credit: number
  /** What earned it; empty for the boost. */
  signals: Signal[]
}

export interface Strip {
  candidate: Candidate
  isWinner: boolean
  /** score + boost. */
  points: number
  /** Only pieces with credit, in the fixed order of the surfaces. */
  pieces: StripPiece[]
  /** True where a neighbour in rank has as many points, so that evidence was looked at. */
  evidenceLookedAt: boolean
  /** What this skill pulled in. */
  loads: CoLoad[]
}

export interface StripBoard {
  strips: Strip[]
  /** Points at the right end of the shared scale; at least 1. */
  scaleMax: number
}

/** Rounded to what a person can compare: evidence is a sum of logarithms. */
export function formatEvidence(evidence: number): string {
  return evidence.toFixed(3)
}

export function buildStrips(trace: Pick<RouteTrace, "candidates" | "winner" | "coLoaded">): StripBoard {
  const loadsOf = groupLoads(trace.coLoaded)
  const strips = trace.candidates.map((candidate, index): Strip => {
    const points = keyOf(candidate)
    const neighbours = [trace.candidates[index - 1], trace.candidates[index + 1]]
    return {
      candidate,
      isWinner: candidate.skill === trace.winner,
      points,
      pieces: buildPieces(candidate),
      evidenceLookedAt: neighbours.some((neighbour) => neighbour && keyOf(neighbour) === points),
      loads: loadsOf.get(candidate.skill) ?? [],
    }
  })
  return { strips, scaleMax: Math.max(1, ...strips.map(({ points }) => points)) }
}

function groupLoads(loads: readonly CoLoad[]): Map<string, CoLoad[]> {
  const groups = new Map<string, CoLoad[]>()
  for (const load of loads) groups.set(load.from, [...(groups.get(load.from) ?? []), load])
  return groups
}

function buildPieces(candidate: Candidate): StripPiece[] {
  return PIECES.flatMap((piece): StripPiece[] => {
    if (piece === "boost") return candidate.boost > 0 ? [{ piece, credit: candidate.boost, signals: [] }] : []
    const signals = candidate.signals.filter(({ surface }) => surface === piece)
    const credit = signals.reduce((sum, signal) => sum + signal.credit, 0)
    return credit > 0 ? [{ piece, credit, signals }] : []
  })
}

export interface PhraseRun {
  term: string
  /** Words or paths of the request that met it, without those that are the phrase itself. */
  met: string[]
}

/** Signals by the phrase that earned them, in the order of their first: one phrase may be met by several words. */
export function groupByPhrase(signals: readonly Signal[]): PhraseRun[] {
  const runs = new Map<string, PhraseRun>()
  for (const signal of signals) {
    const { term, met } = describeSignal(signal)
    const run = runs.get(term) ?? { term, met: [] }
    if (met !== null) run.met.push(met)
    runs.set(term, run)
  }
  return [...runs.values()]
}

/** What the signal shows, and what in the request it met, where the two differ. */
export function describeSignal(signal: Signal): { term: string; met: string | null } {
  const met = signal.token ?? signal.path ?? null
  return { term: signal.term, met: met === signal.term ? null : met }
}
