import type { Metadata } from "next"
import { LibraryBeacon } from "@/components/shell/library-beacon"
import { Page } from "@/components/shell/page"
import { PageHeader } from "@/components/shell/page-header"
import { getLibrary, resolveLibraryId, utcDay } from "@/lib/server/libraries"
import { BrowserPlayground } from "./_components/browser-playground"
import { NoLibrary } from "./_components/no-library"
import { ServerPlayground } from "./_components/server-playground"
import { buildPlaygroundLibrary } from "./_lib/build-playground-library"
import { parseLibraryParam } from "./_lib/parse-library-param"

export const metadata: Metadata = { title: "Playground" }
export const dynamic = "force-dynamic"

export default async function PlaygroundPage({ searchParams }: { searchParams: Promise<unknown> }) {
  const asked = parseLibraryParam(await searchParams)
  const id = await resolveLibraryId(asked)
  const loaded = id === null ? null : await getLibrary(id)
  const today = utcDay()
  if (loaded === null) return <NoLibrary />
  const library = await buildPlaygroundLibrary(loaded, today)
  return (
    <Page>
      <LibraryBeacon
        id={library.id}
        revision={loaded.revision}
        loadedAt={loaded.loadedAt}
        readMs={loaded.readMs}
        skillCount={loaded.library.skills.length}
      />
      <PageHeader title="Playground" lead="Which skill answers a request, and why, gate by gate." />
      {library.inBrowser ? (
        <BrowserPlayground key={library.id} library={library} whole={library.inBrowser} today={today} />
      ) : (
        <ServerPlayground key={library.id} library={library} today={today} />
      )}
    </Page>
  )
}
