// Draws the explanation of one skill's fate for a person at a terminal.
import type { Candidate, MissExplanation } from "@/lib/routing"
import { formatSignals } from "./format-trace"
import { printable } from "./printable"
import type { Style } from "./style"

export function formatWhy(miss: MissExplanation, candidate: Candidate | null, selected: boolean, style: Style): string {
  const skill = style.bold(printable(miss.skill))
  const points = miss.boost === 0 ? String(miss.score) : `${miss.score} + boost ${miss.boost}`
  const lines = [
    miss.wins
      ? `${style.green("wins")}  ${skill}`
      : `${style.yellow(selected ? "selected, does not win" : "does not win")}  ${skill}`,
    "",
    row("winner", miss.winner === null ? "none" : printable(miss.winner), style),
    ...(miss.gate === null ? [] : [row("stopped at", `the ${miss.gate} gate`, style)]),
    ...(miss.wins ? [] : [row("because", printable(miss.reason), style)]),
    ...(miss.by === null ? [] : [row("by", printable(miss.by), style)]),
    ...(miss.field === null ? [] : [row("field", printable(miss.field), style)]),
    row("score", miss.rank === null ? points : `${points}, rank ${miss.rank}`, style),
    ...(miss.pointsShort === null || miss.pointsShort === 0
      ? []
      : [row("short of it", `${miss.pointsShort} points`, style)]),
    ...(candidate === null ? [] : [row("signals", formatSignals(candidate.signals), style)]),
    ...(miss.wins || miss.advice === "" ? [] : ["", `${style.cyan("→")} ${printable(miss.advice)}`]),
  ]
  return `${lines.join("\n")}\n`
}

function row(label: string, value: string, style: Style): string {
  return `${style.dim(label.padEnd(11))}  ${value}`
}
