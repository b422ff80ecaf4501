import { SearchX } from "lucide-react"
import Link from "next/link"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"
import { ErrorState } from "@/components/ui/error-state"
import type { Diagnostic } from "@/lib/library"
import { AddLibraryButton } from "./add-library-button"
import { libraryHref } from "./library-href"
import { Page } from "./page"
import { PageHeader } from "./page-header"

/** The address names a library that this server does not have. */
export function UnknownLibrary({ title, href, named }: { title: string; href: string; named: string | null }) {
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState
        icon={SearchX}
        title={named ? `This server has no library “${named}”.` : "This server has no library yet."}
        actions={
          <>
            {named && (
              <Button asChild>
                <Link href={href}>Use the default library</Link>
              </Button>
            )}
            <AddLibraryButton />
          </>
        }
      >
        {named
          ? "The link may come from another machine, or the library was removed. Choose one at the top, or add its folder."
          : "Add the folder that your skills are in."}
      </EmptyState>
    </Page>
  )
}

/** The library is known, but its place cannot be read. */
export function UnreadableLibrary({ label, fault }: { label: string; fault: Diagnostic }) {
  return (
    <ErrorState
      title={`“${label}” cannot be read.`}
      code={fault.code}
      actions={
        <Button asChild>
          <Link href={libraryHref("/settings", null)}>Choose another library</Link>
        </Button>
      }
    >
      <p>{fault.message}</p>
      <p className="mt-1">{fault.mend}</p>
    </ErrorState>
  )
}

/** The library was read, and there is no skill in it. */
export function EmptyLibrary({ locations, pathsHidden }: { locations: readonly string[]; pathsHidden: boolean }) {
  return (
    <EmptyState
      title="There is no skill in this library yet."
      actions={
        <>
          <AddLibraryButton />
          <Button asChild variant="ghost">
            <Link href={libraryHref("/", "starter")}>Look at the starter library</Link>
          </Button>
        </>
      }
    >
      <p>
        A skill is a folder with a <code className="text-xs">SKILL.md</code> in it, at any depth. As soon as one is
        saved, it shows up here by itself.
      </p>
      {!pathsHidden && (
        <ul className="mt-2 space-y-0.5 font-mono text-ink-3 text-xs">
          {locations.map((location) => (
            <li key={location} className="break-all">
              {location}
            </li>
          ))}
        </ul>
      )}
      <pre className="mt-3 overflow-auto border border-line bg-sunken p-3 font-mono text-xs leading-relaxed">
        {FIRST_SKILL}
      </pre>
    </EmptyState>
  )
}

const FIRST_SKILL = `---
name: release-notes
description: Writes release notes from merged changes.
keywords: [release notes, changelog, what changed]
triggers: [write the release notes]
examples: [write release notes for version 2.3]
---
How to do it, step by step.`
