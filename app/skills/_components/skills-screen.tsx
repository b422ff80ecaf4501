import { EmptyLibrary } from "@/components/shell/library-trouble"
import { arePathsHidden, type LoadedLibrary } from "@/lib/server/libraries"
import { getPackedSkillRows } from "../_lib/keep-packed-rows"
import { listDiagnosticRows, listLeftOutFiles } from "../_lib/list-problems"
import type { SkillsView } from "../_lib/skills-view"
import { DiagnosticsTable } from "./diagnostics-table"
import { LeftOutList } from "./left-out-list"
import { SkillsTable } from "./skills-table"
import { SkillsViews } from "./skills-views"

export interface SkillsScreenProps {
  loaded: LoadedLibrary
  /** As the address names it. */
  library: string | null
  view: SkillsView
}

/** Everything that a library holds: its skills, what was remarked, what was left out. */
export function SkillsScreen({ loaded, library, view }: SkillsScreenProps) {
  const { skills, diagnostics, refused, skipped } = loaded.library
  const counts = {
    skills: skills.length,
    diagnostics: diagnostics.length,
    "left-out": refused.length + skipped.length,
  }
  return (
    <>
      <SkillsViews current={view} counts={counts} library={library} />
      <View loaded={loaded} view={view} />
    </>
  )
}

function View({ loaded, view }: Pick<SkillsScreenProps, "loaded" | "view">) {
  const { library, source } = loaded
  switch (view) {
    case "diagnostics":
      return <DiagnosticsTable packedRows={JSON.stringify(listDiagnosticRows(library))} libraryName={source.id} />
    case "left-out":
      return <LeftOutList files={listLeftOutFiles(library)} />
    case "skills": {
      if (library.skills.length === 0)
        return <EmptyLibrary locations={source.locations} pathsHidden={arePathsHidden()} />
      return <SkillsTable packedRows={getPackedSkillRows(loaded)} libraryName={source.id} />
    }
  }
}
