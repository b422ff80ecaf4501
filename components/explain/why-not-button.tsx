"use client"

import { CircleHelp } from "lucide-react"
import { Button } from "@/components/ui/button"
import { useExplainActions } from "./explain-context"

/** Asks the screen why this skill did not win; draws nothing where the screen cannot answer. */
export function WhyNotButton({ skill }: { skill: string }) {
  const { askWhyNot } = useExplainActions()
  if (!askWhyNot) return null
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`Why not ${skill}?`}
      onClick={() => askWhyNot(skill)}
      className="max-sm:px-1"
    >
      <CircleHelp aria-hidden />
      <span className="max-sm:hidden">Why not?</span>
    </Button>
  )
}
