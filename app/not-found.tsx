import { SearchX } from "lucide-react"
import type { Metadata } from "next"
import { LibraryLink } from "@/components/shell/library-link"
import { Page } from "@/components/shell/page"
import { PageHeader } from "@/components/shell/page-header"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"

export const metadata: Metadata = { title: "Not found" }

export default function NotFound() {
  return (
    <Page>
      <PageHeader title="Not found" />
      <EmptyState
        icon={SearchX}
        title="There is no such page here."
        actions={
          <Button asChild>
            <LibraryLink href="/">Go to the overview</LibraryLink>
          </Button>
        }
      >
        The address may be mistyped, or it is of a newer version.
      </EmptyState>
    </Page>
  )
}
