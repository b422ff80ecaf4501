import type { SkillHealth } from "@/lib/library"
import type { Tone } from "./tone"

/** The four verdicts, each its own axis: never folded into one grade. */
export const VERDICT_AXES = ["structural", "truth", "comprehension", "application"] as const
export type VerdictAxis = (typeof VERDICT_AXES)[number]

export type StructuralVerdict = SkillHealth["structuralVerdict"]
export type TruthVerdict = SkillHealth["truthVerdict"]
export type ComprehensionVerdict = SkillHealth["comprehensionVerdict"]
export type ApplicationVerdict = SkillHealth["applicationVerdict"]

/** A value of an axis: what it is called, how it is drawn, what it means. */
export interface VerdictMeaning {
  label: string
  tone: Tone
  hint: string
}

export const axisMeaning: Record<VerdictAxis, { label: string; question: string; gates: boolean }> = {
  structural: { label: "Structural", question: "Is the file well made?", gates: true },
  truth: { label: "Truth", question: "Does what it says still hold?", gates: true },
  comprehension: { label: "Comprehension", question: "Does a reader learn something from it?", gates: false },
  application: { label: "Application", question: "Do tasks go better with it?", gates: true },
}

const unverified: VerdictMeaning = {
  label: "Unverified",
  tone: "unverified",
  hint: "Nobody has checked this yet. It neither helps nor harms in routing.",
}

export const structuralMeaning: Record<StructuralVerdict, VerdictMeaning> = {
  PASS: { label: "Pass", tone: "good", hint: "Well formed." },
  PASS_WITH_FIXES: { label: "Pass with fixes", tone: "warn", hint: "Usable; some things should be mended." },
  FAIL: { label: "Fail", tone: "bad", hint: "Malformed. The integrity gate removes it from every request." },
  UNVERIFIED: unverified,
}

export const truthMeaning: Record<TruthVerdict, VerdictMeaning> = {
  PASS: { label: "Pass", tone: "good", hint: "What it says was checked against its sources." },
  DRIFT: { label: "Drift", tone: "warn", hint: "Its sources changed since it was checked." },
  BROKEN: { label: "Broken", tone: "bad", hint: "Its sources contradict it. The integrity gate removes it." },
  UNVERIFIED: unverified,
}

export const comprehensionMeaning: Record<ComprehensionVerdict, VerdictMeaning> = {
  PASS: { label: "Pass", tone: "good", hint: "Readers do better with it." },
  PROVISIONAL: { label: "Provisional", tone: "good", hint: "Good so far, on little evidence." },
  SHALLOW: { label: "Shallow", tone: "warn", hint: "It says too little to teach anything." },
  REDUNDANT: { label: "Redundant", tone: "warn", hint: "Readers knew it already. Shown only; it gates nothing." },
  SKIPPED_BASELINE_HIGH: { label: "Skipped", tone: "neutral", hint: "Not run: readers did well without it." },
  NA: { label: "Not applicable", tone: "neutral", hint: "There is nothing to comprehend." },
  UNVERIFIED: unverified,
}

export const applicationMeaning: Record<ApplicationVerdict, VerdictMeaning> = {
  APPLICABLE: { label: "Applicable", tone: "good", hint: "Tasks go better with it: +2 in ranking." },
  PROVISIONAL: { label: "Provisional", tone: "good", hint: "Better so far, on little evidence: +1 in ranking." },
  MIXED: { label: "Mixed", tone: "warn", hint: "Better on some tasks, worse on others. Neutral in routing." },
  REDUNDANT: { label: "Redundant", tone: "bad", hint: "Tasks go as well without it. The behavior gate removes it." },
  HARMFUL: { label: "Harmful", tone: "bad", hint: "Tasks go worse with it. The behavior gate removes it." },
  FALSE_POSITIVE: {
    label: "False positive",
    tone: "bad",
    hint: "It runs where it should not. The behavior gate removes it.",
  },
  NOT_DISCRIMINATED_CEILING: {
    label: "Not told apart",
    tone: "neutral",
    hint: "All tasks went well with and without it.",
  },
  EQUIVALENT_ON_FRONTIER: { label: "Equivalent", tone: "neutral", hint: "No difference on the strongest models." },
  UNVERIFIED: unverified,
}

/** The four verdicts of a skill, by axis. */
export interface Verdicts {
  structural: StructuralVerdict
  truth: TruthVerdict
  comprehension: ComprehensionVerdict
  application: ApplicationVerdict
}

/** The meanings of every value of an axis, in the order in which they are shown. */
export const verdictMeanings = {
  structural: structuralMeaning,
  truth: truthMeaning,
  comprehension: comprehensionMeaning,
  application: applicationMeaning,
} as const satisfies { [Axis in VerdictAxis]: Record<Verdicts[Axis], VerdictMeaning> }

/** What a skill's verdict on one axis means. */
export function readVerdict(verdicts: Verdicts, axis: VerdictAxis): VerdictMeaning {
  switch (axis) {
    case "structural":
      return structuralMeaning[verdicts.structural]
    case "truth":
      return truthMeaning[verdicts.truth]
    case "comprehension":
      return comprehensionMeaning[verdicts.comprehension]
    case "application":
      return applicationMeaning[verdicts.application]
  }
}

export const evalStateMeaning: Record<SkillHealth["evalState"], VerdictMeaning> = {
  unverified: unverified,
  passing: { label: "Passing", tone: "good", hint: "Its evals passed when they last ran." },
  monitored: { label: "Monitored", tone: "good", hint: "Its evals pass and run again by themselves." },
}
