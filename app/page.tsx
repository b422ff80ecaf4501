import type { Metadata } from "next"
import { Suspense } from "react"
import { LibraryPage } from "@/components/shell/library-page"
import { EmptyLibrary, UnknownLibrary, UnreadableLibrary } from "@/components/shell/library-trouble"
import { LoadingScreen } from "@/components/shell/loading-screen"
import { arePathsHidden, getMapFreshness } from "@/lib/server/libraries"
import { Overview } from "./_components/overview"
import { SourcesPanel } from "./_components/sources-panel"
import { describeConcerns } from "./_lib/describe-concerns"
import { describeHealth } from "./_lib/describe-health"
import { findLibrary, type PageSearchParams } from "./_lib/find-library"
import { findReadFault } from "./_lib/find-read-fault"
import { gatherFacts } from "./_lib/gather-facts"
import { getGraphHealth } from "./_lib/keep-graph-health"

export const dynamic = "force-dynamic"
// Absolute: a layout's template reaches the pages below it, not the one beside it.
export const metadata: Metadata = { title: { absolute: "Overview · Skill Tower" } }

export default function OverviewPage({ searchParams }: { searchParams: PageSearchParams }) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <OverviewScreen searchParams={searchParams} />
    </Suspense>
  )
}

async function OverviewScreen({ searchParams }: { searchParams: PageSearchParams }) {
  const { named, loaded } = await findLibrary(searchParams)
  if (!loaded) return <UnknownLibrary title="Overview" href="/" named={named} />
  const { library, source } = loaded
  const fault = findReadFault(library)
  const facts = gatherFacts(loaded)
  const { signs } = getGraphHealth(loaded)
  const lead = `${describeHealth(facts.figures)} ${describeConcerns(facts.figures, signs)}`
  const isEmpty = library.skills.length === 0 && library.refused.length === 0
  return (
    <LibraryPage loaded={loaded} title={source.label} lead={isEmpty ? undefined : lead}>
      {fault ? (
        <UnreadableLibrary label={source.label} fault={fault} />
      ) : isEmpty ? (
        <EmptyLibrary locations={source.locations} pathsHidden={arePathsHidden()} />
      ) : (
        <Overview
          facts={facts}
          signs={signs}
          freshness={await getMapFreshness(loaded)}
          library={named}
          libraryId={source.id}
          sources={
            <Suspense fallback={null}>
              <SourcesPanel loaded={loaded} library={named} />
            </Suspense>
          }
        />
      )}
    </LibraryPage>
  )
}
