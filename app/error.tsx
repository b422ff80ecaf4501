"use client"

import { useEffect } from "react"
import { Page } from "@/components/shell/page"
import { PageHeader } from "@/components/shell/page-header"
import { Button } from "@/components/ui/button"
import { ErrorState } from "@/components/ui/error-state"

interface ErrorPageProps {
  error: unknown
  retry: () => void
}

/** A fault of the product itself. The server's log has the details; the code finds them there. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  useEffect(() => {
    console.error(error)
  }, [error])
  const digest =
    typeof error === "object" && error !== null && "digest" in error && typeof error.digest === "string"
      ? error.digest
      : undefined
  return (
    <Page>
      <PageHeader title="This screen failed" />
      <ErrorState
        title="Something in Skill Tower broke while drawing this screen."
        code={digest && `Code in the server's log: ${digest}`}
        actions={<Button onClick={retry}>Try again</Button>}
      >
        Your skills are untouched: nothing here changes files. If it fails again, please report the address and this
        code.
      </ErrorState>
    </Page>
  )
}
