import { Fragment } from "react"
import type { SnapshotEntry } from "@/lib/server/libraries/contract"

const SHORT = 10

/** Where a library stood: branch and commit of each repository that holds it, or the digest of its files outside git. */
export function WatermarkText({ repositories, digest }: Pick<SnapshotEntry, "repositories" | "digest">) {
  if (repositories.length === 0) {
    return (
      <>
        not in git, <code title={`sha256:${digest}`}>sha256:{digest.slice(0, SHORT)}</code>
      </>
    )
  }
  // Two clones of one name at one commit read the same: once is enough.
  const marks = new Map(repositories.map((one) => [JSON.stringify([one.name, one.branch, one.head]), one]))
  return [...marks].map(([key, { name, branch, head }], index) => (
    <Fragment key={key}>
      {index > 0 && "; "}
      {repositories.length > 1 && `${name}: `}
      {branch === null ? "no branch" : <span className="break-words">{branch}</span>}{" "}
      <code title={head}>{head.slice(0, SHORT)}</code>
    </Fragment>
  ))
}
