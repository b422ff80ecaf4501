// Routing speed, as ratios to a straightforward implementation in the same run. CPU time, not wall time: other processes
// on the machine stretch the latter. Exits with 1 when a floor is missed.
import { compileLibrary, route } from "@/lib/routing"
import { generateRoutingLibrary } from "./generate-routing-skills"
import { routeStraightforwardly } from "./straightforward-router"

const TODAY = "2026-11-30"
const SIZES = [
  { skills: 183, floor: 50, aimMicros: 50, rounds: 20_000, slowRounds: 100 },
  { skills: 10_000, floor: 200, aimMicros: 1000, rounds: 1500, slowRounds: 3 },
]

/** CPU microseconds of one call, mean over `rounds`. */
function cpuMicros(rounds: number, call: (round: number) => void): number {
  const start = process.cpuUsage()
  for (let round = 0; round < rounds; round++) call(round)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / rounds
}

let missed = 0
for (const { skills: size, floor, aimMicros, rounds, slowRounds } of SIZES) {
  const { skills, requests, longRequest } = generateRoutingLibrary(size)
  const compileStart = process.cpuUsage()
  const compiled = compileLibrary(skills)
  const compileMs = process.cpuUsage(compileStart).user / 1000
  const requestAt = (round: number) => ({ query: requests[round % requests.length] ?? "", today: TODAY })
  let candidates = 0
  const fast = (round: number) => {
    candidates += route(compiled, requestAt(round)).candidates.length
  }
  cpuMicros(Math.min(rounds, 2000), fast)
  candidates = 0
  const fastMicros = cpuMicros(rounds, fast)
  const slowMicros = cpuMicros(slowRounds, (round) => void routeStraightforwardly(skills, requestAt(round)))
  const ratio = slowMicros / fastMicros
  const longMs = cpuMicros(30, () => void route(compiled, { query: longRequest, today: TODAY })) / 1000
  const verdict = ratio >= floor ? "ok" : "MISSED"
  if (ratio < floor) missed++
  console.log(
    `${size.toLocaleString("en")} skills, mean of ${rounds} requests with ${(candidates / rounds).toFixed(0)} candidates each`,
  )
  console.log(`  engine ${fastMicros.toFixed(1)} µs (aim ${aimMicros}), straightforward ${slowMicros.toFixed(0)} µs`)
  console.log(`  ratio ${ratio.toFixed(0)}×, floor ${floor}×: ${verdict}`)
  console.log(`  request of 8,000 characters ${longMs.toFixed(2)} ms (aim 10), compile ${compileMs.toFixed(0)} ms`)
}
process.exitCode = missed > 0 ? 1 : 0
