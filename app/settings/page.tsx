import type { Metadata } from "next"
import { Page } from "@/components/shell/page"
import { PageHeader } from "@/components/shell/page-header"
import { listLibraries } from "@/lib/server/libraries"
import { LibrariesPanel } from "./_components/libraries-panel"
import { PreferencesPanel } from "./_components/preferences-panel"

export const dynamic = "force-dynamic"
export const metadata: Metadata = { title: "Settings" }

export default async function SettingsPage() {
  return (
    <Page className="max-w-[64rem] xl:mx-0">
      <PageHeader title="Settings" lead="Where skills are read from, and how this browser shows them." />
      <LibrariesPanel libraries={await listLibraries()} />
      <PreferencesPanel />
    </Page>
  )
}
