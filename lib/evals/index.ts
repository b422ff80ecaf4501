// Routing evals: whether skills win the requests that they should, and no others. Pure.
export { type CaseSource, type EvalCase, listCases } from "./eval-case"
export { findHarmfulCollisions, type HarmfulCollision, type PhraseHolder } from "./harmful-collisions"
export { CASE_VERDICTS, type CaseVerdict, type JudgedCase, judgeCase } from "./judge-case"
