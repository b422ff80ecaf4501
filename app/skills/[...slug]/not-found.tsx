import { FileQuestionMark } from "lucide-react"
import { LibraryLink } from "@/components/shell/library-link"
import { Page } from "@/components/shell/page"
import { PageHeader } from "@/components/shell/page-header"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"

export default function SkillNotFound() {
  return (
    <Page>
      <PageHeader title="No such skill" />
      <EmptyState
        icon={FileQuestionMark}
        title="This library has no skill at that address."
        actions={
          <>
            <Button asChild>
              <LibraryLink href="/skills">See all skills</LibraryLink>
            </Button>
            <Button asChild variant="ghost">
              <LibraryLink href="/skills?view=left-out">See refused files</LibraryLink>
            </Button>
          </>
        }
      >
        It may have been renamed or removed, it may be in another library (choose one at the top), or its file could not
        be read as a skill.
      </EmptyState>
    </Page>
  )
}
