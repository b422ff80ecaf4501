// Test support: a skill with nothing but a name, and what a test gives it.
import type { RoutingSkill } from "../skill"

export const buildSkill = (name: string, rest: Partial<RoutingSkill> = {}): RoutingSkill => ({
  name,
  triggers: [],
  keywords: [],
  paths: [],
  project: [],
  relations: {},
  health: {},
  ...rest,
})
