import { Fragment, type ReactNode } from "react"
import { libraryHref, skillHref } from "@/components/shell/library-href"
import { EmptyState } from "@/components/ui/empty-state"
import type { LoadedLibrary, SkillDetail, SkillSource } from "@/lib/server/libraries/contract"
import { ActivationSection } from "./activation-section"
import { BodySection } from "./body-section"
import { DiagnosticsSection } from "./diagnostics-section"
import { drawBody } from "./draw-body"
import { DriftSection } from "./drift-section"
import { ExamplesSection } from "./examples-section"
import { HomesSection } from "./homes-section"
import { MetadataSection } from "./metadata-section"
import { OnThisPage, type PageSection } from "./on-this-page"
import { OnThisPageFold } from "./on-this-page-fold"
import { readSkillFacts } from "./read-skill-facts"
import { RelationsSection } from "./relations-section"
import { SkillPageHeader } from "./skill-page-header"
import { SkillStanding } from "./skill-standing"
import { VerdictsSection } from "./verdicts-section"

export interface SkillDetailScreenProps {
  loaded: LoadedLibrary
  detail: SkillDetail
  source: SkillSource | null
  /** As the address names it. */
  library: string | null
  /** The file of the skill that the address opens, by its path in the skill's folder. */
  module: string | null
}

/** Everything about one skill. */
export function SkillDetailScreen({ loaded, detail, source, library, module }: SkillDetailScreenProps) {
  const { record, body, diagnostics } = detail
  const { examples, antiExamples, answers, effects, findings, slugs } = readSkillFacts(loaded, detail)
  const moduleHref = (path: string) =>
    `${libraryHref(`${skillHref(detail.summary.slug, null)}?module=${encodeURIComponent(path)}`, library)}#homes`
  const drawn = body === null ? null : drawBody(body.text, moduleHref)
  const headings = drawn?.headings ?? []
  const hasFaults = diagnostics.some(({ severity }) => severity !== "info")
  const faults: PagePart = {
    id: "diagnostics",
    label: "Diagnostics",
    count: diagnostics.length,
    content: <DiagnosticsSection diagnostics={diagnostics} />,
  }
  const parts: PagePart[] = [
    // What keeps a skill from working is read first; a clean bill can wait.
    ...(hasFaults ? [faults] : []),
    {
      id: "activation",
      label: "Activation",
      count: record.triggers.length + record.keywords.length + record.paths.length,
      content: <ActivationSection record={record} answers={answers} slugs={slugs} library={library} />,
    },
    {
      id: "examples",
      label: "Examples",
      count: examples.length + antiExamples.length,
      content: <ExamplesSection skill={record.name} {...{ examples, antiExamples, slugs, library }} />,
    },
    {
      id: "relations",
      label: "Relations",
      count: detail.outgoing.length + detail.incoming.length,
      content: <RelationsSection detail={detail} findings={findings} library={library} />,
    },
    {
      id: "homes",
      label: "Three homes",
      ...(detail.homes && { count: detail.homes.modules.length }),
      content: <HomesSection loaded={loaded} detail={detail} library={library} module={module} />,
    },
    {
      id: "verdicts",
      label: "Verdicts",
      content: <VerdictsSection detail={detail} effects={effects} slugs={slugs} library={library} />,
    },
    {
      id: "drift",
      label: "Drift",
      count: detail.drift.sources.length,
      content: <DriftSection detail={detail} />,
    },
    ...(hasFaults ? [] : [faults]),
    { id: "metadata", label: "Metadata", content: <MetadataSection detail={detail} source={source} /> },
    {
      id: "body",
      label: "Body",
      content:
        body && drawn ? (
          <BodySection body={body} isPlain={drawn.isPlain}>
            {drawn.content}
          </BodySection>
        ) : (
          <NoBody isManifest={loaded.source.kind === "manifest"} />
        ),
    },
  ]
  return (
    <>
      <SkillPageHeader detail={detail} library={library} />
      <OnThisPageFold>
        <OnThisPage sections={parts} headings={headings} />
      </OnThisPageFold>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="grid min-w-0 gap-5 *:scroll-mt-24 xl:*:scroll-mt-16">
          <SkillStanding detail={detail} />
          {parts.map(({ id, content }) => (
            <Fragment key={id}>{content}</Fragment>
          ))}
        </div>
        <div className="sticky top-16 max-h-[calc(100dvh-5rem)] overflow-auto max-xl:hidden">
          <OnThisPage sections={parts} headings={headings} />
        </div>
      </div>
    </>
  )
}

interface PagePart extends PageSection {
  content: ReactNode
}

function NoBody({ isManifest }: { isManifest: boolean }) {
  return (
    <div id="body">
      <EmptyState title="No body to show.">
        {isManifest
          ? "A manifest carries what routing needs, not the text. Add the folder of the skills to read it here."
          : "The file has gone since the library was read."}
      </EmptyState>
    </div>
  )
}
