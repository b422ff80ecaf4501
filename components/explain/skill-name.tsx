"use client"

import Link from "next/link"
import { cn } from "@/components/ui/cn"
import { useExplainActions } from "./explain-context"

/** A skill's name, as a link to its page where it has one. Names are authored text: isolated, and broken anywhere. */
export function SkillName({ skill, className }: { skill: string; className?: string }) {
  const href = useExplainActions().hrefOf(skill)
  const style = cn("font-mono [overflow-wrap:anywhere]", className)
  if (href === null) return <bdi className={style}>{skill}</bdi>
  return (
    <Link
      href={href}
      prefetch={false}
      className={cn(style, "decoration-line-strong underline-offset-2 hover:underline")}
    >
      <bdi>{skill}</bdi>
    </Link>
  )
}
