import { Disclosure } from "@/components/ui/disclosure"
import { EmptyState } from "@/components/ui/empty-state"
import type { LoadedLibrary, SkillDetail, SkillSource } from "@/lib/server/libraries/contract"
import { ActivationSection } from "./activation-section"
import { BodySection } from "./body-section"
import { DiagnosticsSection } from "./diagnostics-section"
import { drawBody } from "./draw-body"
import { ExamplesSection } from "./examples-section"
import { MetadataSection } from "./metadata-section"
import { OnThisPage, type PageSection } from "./on-this-page"
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
}

/** Everything about one skill. */
export function SkillDetailScreen({ loaded, detail, source, library }: SkillDetailScreenProps) {
  const { record, body, diagnostics } = detail
  const { examples, antiExamples, answers, effects, slugs } = readSkillFacts(loaded, detail)
  const drawn = body === null ? null : drawBody(body.text)
  const headings = drawn?.headings ?? []
  const sections: PageSection[] = [
    {
      id: "activation",
      label: "Activation",
      count: record.triggers.length + record.keywords.length + record.paths.length,
    },
    { id: "examples", label: "Examples", count: examples.length + antiExamples.length },
    { id: "relations", label: "Relations", count: detail.outgoing.length + detail.incoming.length },
    { id: "verdicts", label: "Verdicts" },
    { id: "diagnostics", label: "Diagnostics", count: diagnostics.length },
    { id: "body", label: "Body" },
    { id: "metadata", label: "Metadata" },
  ]
  return (
    <>
      <SkillPageHeader detail={detail} library={library} />
      <Disclosure summary="On this page" className="border-line border-y xl:hidden">
        <div className="pb-3">
          <OnThisPage sections={sections} headings={headings} />
        </div>
      </Disclosure>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="grid min-w-0 gap-5">
          <SkillStanding detail={detail} />
          <ActivationSection record={record} answers={answers} slugs={slugs} library={library} />
          <ExamplesSection
            skill={record.name}
            examples={examples}
            antiExamples={antiExamples}
            slugs={slugs}
            library={library}
          />
          <RelationsSection detail={detail} library={library} />
          <VerdictsSection detail={detail} effects={effects} slugs={slugs} library={library} />
          <DiagnosticsSection diagnostics={diagnostics} />
          {body && drawn ? (
            <BodySection body={body} isPlain={drawn.isPlain}>
              {drawn.content}
            </BodySection>
          ) : (
            <EmptyState title="No body to show.">
              {loaded.source.kind === "manifest"
                ? "A manifest carries what routing needs, not the text. Add the folder of the skills to read it here."
                : "The file has gone since the library was read."}
            </EmptyState>
          )}
          <MetadataSection detail={detail} source={source} />
        </div>
        <div className="sticky top-16 max-h-[calc(100dvh-5rem)] overflow-auto max-xl:hidden">
          <OnThisPage sections={sections} headings={headings} />
        </div>
      </div>
    </>
  )
}
