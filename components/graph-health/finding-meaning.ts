import type { FindingCode } from "@/lib/graph"

/** What each kind of finding is called (as a heading over those of its kind) and why it matters. */
export const findingMeaning: Record<FindingCode, { label: string; hint: string }> = {
  "dependency-cycle": {
    label: "Dependency loops",
    hint: "Each needs the next, the last needs the first: selecting one loads them all.",
  },
  "broken-dependency": {
    label: "Broken dependencies",
    hint: "What is needed failed its grading, so the integrity gate never lets it load.",
  },
  "dependency-out-of-project": {
    label: "Dependencies out of project",
    hint: "What is needed is bound to other projects, and stays out where it is needed.",
  },
  "suppressed-dependency": {
    label: "Suppressed dependencies",
    hint: "A skill both needs another and takes its requests away: a suppressed skill is not loaded.",
  },
  "dead-suppressor": {
    label: "Suppressors that never fire",
    hint: "Only a candidate can suppress, and these can never be one.",
  },
  "disjoint-co-load": {
    label: "Disjoint skills that load each other",
    hint: "Declared never to go together, and yet one pulls the other in.",
  },
  dangling: { label: "Dangling relations", hint: "They name a skill that is not there, so they do nothing." },
  "self-edge": { label: "Relations to itself", hint: "A skill that names itself: it does nothing." },
  "deprecated-without-successor": {
    label: "Deprecated without successor",
    hint: "Requests still come, and nobody is named to take them.",
  },
  "cut-off": { label: "Cut off from the rest", hint: "Small groups that no relation joins to the library." },
  orphan: { label: "Orphans", hint: "Joined to one skill or none: nobody delimits, checks or loads them." },
  hub: { label: "Hubs", hint: "Joined to very many skills: often a scope that wants splitting." },
}
