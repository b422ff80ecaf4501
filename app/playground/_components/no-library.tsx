import { SearchX } from "lucide-react"
import Link from "next/link"
import { Page } from "@/components/shell/page"
import { PageHeader } from "@/components/shell/page-header"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"

/** The address names a library that this server does not have. */
export function NoLibrary() {
  return (
    <Page>
      <PageHeader title="Playground" />
      <EmptyState
        icon={SearchX}
        title="This server has no library of that name."
        actions={
          <Button asChild>
            <Link href="/playground">Use the default library</Link>
          </Button>
        }
      >
        The link may come from another machine, or the library was removed. Choose one at the top, or add its folder
        there.
      </EmptyState>
    </Page>
  )
}
