import { z } from "zod"

export const SKILLS_VIEWS = ["skills", "diagnostics", "left-out"] as const
export type SkillsView = (typeof SKILLS_VIEWS)[number]

const schema = z.object({ view: z.enum(SKILLS_VIEWS).catch("skills") })

/** Which list the address asks for; the skills where it asks for none that there is. */
export function parseSkillsView(searchParams: unknown): SkillsView {
  return schema.parse(searchParams).view
}
