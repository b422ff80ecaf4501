import type { LoadedLibrary } from "@/lib/server/libraries/contract"
import { LibraryBeacon } from "./library-beacon"
import { Page, type PageProps } from "./page"
import { PageHeader, type PageHeaderProps } from "./page-header"

export interface LibraryPageProps extends PageHeaderProps, PageProps {
  loaded: LoadedLibrary
}

/** A screen about one library: tells the strip above which state of it is in sight. */
export function LibraryPage({ loaded, title, lead, actions, children, ...page }: LibraryPageProps) {
  return (
    <Page {...page}>
      <LibraryBeacon
        id={loaded.source.id}
        revision={loaded.revision}
        loadedAt={loaded.loadedAt}
        readMs={loaded.readMs}
        skillCount={loaded.library.skills.length}
      />
      <PageHeader title={title} lead={lead} actions={actions} />
      {children}
    </Page>
  )
}
