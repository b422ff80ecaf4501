import { getHarmfulCollisions } from "@/app/_lib/keep-judged-cases"
import { EmptyLibrary } from "@/components/shell/library-trouble"
import { arePathsHidden, type LoadedLibrary, listSkillSummaries } from "@/lib/server/libraries"
import { listCollisionRows } from "../_lib/collision-row"
import { getPackedSkillRows } from "../_lib/keep-packed-rows"
import { listDiagnosticRows, listLeftOutFiles } from "../_lib/list-problems"
import type { SkillsAddress } from "../_lib/skills-view"
import { CollisionsList } from "./collisions-list"
import { DiagnosticsTable } from "./diagnostics-table"
import { LeftOutList } from "./left-out-list"
import { SkillsTable } from "./skills-table"
import { SkillsViews } from "./skills-views"

export interface SkillsScreenProps extends SkillsAddress {
  loaded: LoadedLibrary
  /** As the address names it. */
  library: string | null
}

/** Everything that a library holds: its skills, what was remarked, what was left out, which phrases do harm. */
export function SkillsScreen(props: SkillsScreenProps) {
  const { loaded, library, view } = props
  const { skills, diagnostics, refused, skipped } = loaded.library
  const counts = {
    skills: skills.length,
    diagnostics: diagnostics.length,
    "left-out": refused.length + skipped.length,
    collisions: getHarmfulCollisions(loaded)?.length ?? null,
  }
  return (
    <>
      <SkillsViews current={view} counts={counts} library={library} />
      <View {...props} />
    </>
  )
}

function View({ loaded, library: named, view, kind }: SkillsScreenProps) {
  const { library, source } = loaded
  switch (view) {
    case "diagnostics":
      return <DiagnosticsTable packedRows={JSON.stringify(listDiagnosticRows(library))} libraryName={source.id} />
    case "left-out":
      return <LeftOutList files={listLeftOutFiles(library)} kind={kind} library={named} />
    case "collisions": {
      const collisions = getHarmfulCollisions(loaded)
      return <CollisionsList rows={collisions && listCollisionRows(collisions, listSlugs(loaded), named)} />
    }
    case "skills": {
      if (library.skills.length === 0)
        return <EmptyLibrary locations={source.locations} pathsHidden={arePathsHidden()} />
      return <SkillsTable packedRows={getPackedSkillRows(loaded)} libraryName={source.id} />
    }
  }
}

/** The page of each skill that routes, by name. */
function listSlugs(loaded: LoadedLibrary): ReadonlyMap<string, string> {
  return new Map(
    listSkillSummaries(loaded).flatMap(({ name, slug, status }) => (status === "shadowed" ? [] : [[name, slug]])),
  )
}
