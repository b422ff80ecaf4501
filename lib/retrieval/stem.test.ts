import fc from "fast-check"
import { expect, test } from "vitest"
import { stem } from "./stem"

const stems = (text: string) => text.split(" ").map(stem).join(" ")

test("takes plurals off, as in the published examples of step 1a", () => {
  expect(stems("caresses ponies ties caress cats")).toBe("caress poni ti caress cat")
})

test("takes past and gerund off, as in the published examples of step 1b", () => {
  expect(stems("feed agreed plastered bled motoring sing")).toBe("feed agre plaster bled motor sing")
  expect(stems("conflated troubled sized hopping tanned falling hissing fizzed failing filing")).toBe(
    "conflat troubl size hop tan fall hiss fizz fail file",
  )
})

test("takes longer endings off, as in the published examples of steps 2 to 5", () => {
  expect(stems("relational conditional rational valenci digitizer operator feudalism decisiveness hopefulness")).toBe(
    "relat condit ration valenc digit oper feudal decis hope",
  )
  expect(stems("triplicate formative formalize electrical goodness")).toBe("triplic form formal electr good")
  expect(stems("revival allowance inference airliner adjustable replacement adoption effective bowdlerize")).toBe(
    "reviv allow infer airlin adjust replac adopt effect bowdler",
  )
  expect(stems("probate rate cease controll roll")).toBe("probat rate ceas control roll")
})

test("makes one term of the forms of a word", () => {
  expect(new Set(["scale", "scales", "scaled", "scaling"].map(stem))).toEqual(new Set(["scale"]))
  expect(new Set(["deploy", "deploys", "deployed", "deploying", "deployment"].map(stem))).toEqual(new Set(["deploy"]))
})

test("leaves what is not a plain English word alone", () => {
  for (const word of ["c++", "k8s", "c#", "ios17", "as", "größen", "更新", "naïves"]) expect(stem(word)).toBe(word)
})

test("never makes a word longer, and never empty", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,30}$/), (word) => {
      const stemmed = stem(word)
      return stemmed.length > 0 && stemmed.length <= word.length
    }),
  )
})
