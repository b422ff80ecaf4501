import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { z } from "zod"
import { findLibrary, type PageSearchParams } from "@/app/_lib/find-library"
import { LibraryBeacon } from "@/components/shell/library-beacon"
import { UnknownLibrary } from "@/components/shell/library-trouble"
import { Page } from "@/components/shell/page"
import { getSkillDetail, readSkillSource } from "@/lib/server/libraries"
import { SkillDetailScreen } from "../_detail/skill-detail-screen"
import { readSlug } from "../_lib/read-slug"

const moduleSchema = z.object({ module: z.string().max(1_000).nullable().catch(null) })

export const dynamic = "force-dynamic"

interface SkillPageProps {
  params: Promise<{ slug: string[] }>
  searchParams: PageSearchParams
}

export async function generateMetadata({ params }: SkillPageProps): Promise<Metadata> {
  return {
    title:
      readSlug((await params).slug)
        ?.split("/")
        .at(-1) ?? "Skill",
  }
}

export default async function SkillPage({ params, searchParams }: SkillPageProps) {
  const { named, loaded } = await findLibrary(searchParams)
  if (!loaded) return <UnknownLibrary title="Skill" href="/skills" named={named} />
  const slug = readSlug((await params).slug)
  const detail = slug === null ? null : await getSkillDetail(loaded, slug)
  if (!detail) notFound()
  const authored = await readSkillSource(loaded, detail.record)
  const { module } = moduleSchema.parse(await searchParams)
  const { source, revision, loadedAt, readMs, library } = loaded
  return (
    <Page>
      <LibraryBeacon {...{ id: source.id, revision, loadedAt, readMs, skillCount: library.skills.length }} />
      <SkillDetailScreen loaded={loaded} detail={detail} source={authored} library={named} module={module} />
    </Page>
  )
}
