import type { Metadata } from "next"
import { createLoader } from "nuqs/server"
import { findLibrary, type PageSearchParams } from "@/app/_lib/find-library"
import { findReadFault } from "@/app/_lib/find-read-fault"
import { graphParsers } from "@/components/graph/graph-address"
import { LibraryPage } from "@/components/shell/library-page"
import { EmptyLibrary, UnknownLibrary, UnreadableLibrary } from "@/components/shell/library-trouble"
import { arePathsHidden } from "@/lib/server/libraries"
import { GraphScreen } from "./_components/graph-screen"
import { packGraphData } from "./_lib/pack-graph-data"
import { routeAsked } from "./_lib/route-asked"

export const dynamic = "force-dynamic"
export const metadata: Metadata = { title: "Graph" }

const loadAddress = createLoader(graphParsers)

export default async function GraphPage({ searchParams }: { searchParams: PageSearchParams }) {
  const { named, loaded } = await findLibrary(searchParams)
  if (!loaded) return <UnknownLibrary title="Graph" href="/graph" named={named} />
  const address = await loadAddress(searchParams)
  const fault = findReadFault(loaded.library)
  const isEmpty = loaded.library.skills.length === 0
  const asked = routeAsked(loaded.compiled, address)
  return (
    <LibraryPage loaded={loaded} title="Graph" fill={!fault && !isEmpty}>
      {fault ? (
        <UnreadableLibrary label={loaded.source.label} fault={fault} />
      ) : isEmpty ? (
        <EmptyLibrary locations={loaded.source.locations} pathsHidden={arePathsHidden()} />
      ) : (
        <GraphScreen
          packed={packGraphData(loaded, asked?.trace ?? null)}
          askFault={asked?.fault ?? null}
          library={named}
          libraryId={loaded.source.id}
        />
      )}
    </LibraryPage>
  )
}
