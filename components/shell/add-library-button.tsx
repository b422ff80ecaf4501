"use client"

import { FolderPlus } from "lucide-react"
import { Button } from "@/components/ui/button"
import { useShell } from "./shell-state"

export function AddLibraryButton() {
  const { open } = useShell()
  return (
    <Button onClick={() => open("add-library")}>
      <FolderPlus aria-hidden />
      Add a library
    </Button>
  )
}
