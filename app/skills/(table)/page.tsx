import type { Metadata } from "next"
import { findLibrary, type PageSearchParams } from "@/app/_lib/find-library"
import { findReadFault } from "@/app/_lib/find-read-fault"
import { LibraryPage } from "@/components/shell/library-page"
import { UnknownLibrary, UnreadableLibrary } from "@/components/shell/library-trouble"
import { SkillsScreen } from "../_components/skills-screen"
import { parseSkillsAddress } from "../_lib/skills-view"

export const dynamic = "force-dynamic"
export const metadata: Metadata = { title: "Skills" }

export default async function SkillsPage({ searchParams }: { searchParams: PageSearchParams }) {
  const { named, loaded } = await findLibrary(searchParams)
  if (!loaded) return <UnknownLibrary title="Skills" href="/skills" named={named} />
  const fault = findReadFault(loaded.library)
  return (
    <LibraryPage loaded={loaded} title="Skills" fill={!fault}>
      {fault ? (
        <UnreadableLibrary label={loaded.source.label} fault={fault} />
      ) : (
        <SkillsScreen loaded={loaded} library={named} {...parseSkillsAddress(await searchParams)} />
      )}
    </LibraryPage>
  )
}
