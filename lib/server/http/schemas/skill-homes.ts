// What lies in a skill's folder, and which of it SKILL.md leads to.
import { z } from "zod"
import { MODULE_HOMES, MODULE_STATES } from "@/lib/library"

const pointer = z.strictObject({
  from: z.string(),
  line: z.int(),
  kind: z.enum(["link", "code", "mention", "import"]),
  authored: z.string(),
  to: z.string(),
})
const pointerInside = pointer.extend({ isCaseOff: z.boolean() })

export const skillHomesSchema = z
  .strictObject({
    route: z.strictObject({
      path: z.string(),
      lineCount: z.int(),
      lineAdvice: z.int(),
      sizeBytes: z.int(),
      roughTokens: z.int().meta({ description: "characters divided by four" }),
    }),
    modules: z.array(
      z.strictObject({
        path: z.string(),
        home: z.enum(MODULE_HOMES),
        state: z.enum(MODULE_STATES),
        depth: z.int().nullable(),
        sizeBytes: z.int(),
        lineCount: z.int().nullable(),
        isExecutable: z.boolean(),
        purpose: z.string().nullable(),
      }),
    ),
    pointers: z.array(pointerInside),
    missing: z.array(z.strictObject({ path: z.string(), from: z.array(pointerInside) })),
    outside: z.array(pointer.extend({ state: z.enum(["unchecked", "there", "missing", "refused"]) })),
    nested: z.array(z.string()),
    refused: z.array(z.strictObject({ path: z.string(), reason: z.string() })),
    isCut: z.boolean(),
  })
  .meta({ id: "SkillHomes" })
