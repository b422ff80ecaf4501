import { z } from "zod"

export const SKILLS_VIEWS = ["skills", "diagnostics", "left-out", "collisions"] as const
export type SkillsView = (typeof SKILLS_VIEWS)[number]

export const LEFT_OUT_KINDS = ["refused", "skipped"] as const
export type LeftOutKind = (typeof LEFT_OUT_KINDS)[number]

const schema = z.object({
  view: z.enum(SKILLS_VIEWS).catch("skills"),
  kind: z.enum(LEFT_OUT_KINDS).nullable().catch(null),
})

/** What the address asks for: which list, and of files left out which kind; null for both. What cannot be read is the default. */
export type SkillsAddress = z.infer<typeof schema>

export function parseSkillsAddress(searchParams: unknown): SkillsAddress {
  return schema.parse(searchParams)
}
