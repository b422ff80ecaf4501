import { LibraryLink } from "./library-link"

/** The mark: requests come in wide, pass gate after gate, and one light is left. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className}>
      <g className="fill-current">
        <rect x="1" y="2" width="18" height="2" />
        <rect x="3" y="6" width="14" height="2" />
        <rect x="5.5" y="10" width="9" height="2" />
      </g>
      <rect x="8" y="14" width="4" height="4" className="fill-accent" />
    </svg>
  )
}

export function Brand() {
  return (
    <LibraryLink
      href="/"
      aria-label="Skill Tower, overview"
      className="flex items-center gap-2.5 text-ink sm:max-lg:justify-center"
    >
      <BrandMark className="size-5 shrink-0" />
      <span className="font-semibold text-base tracking-tight max-lg:hidden">Skill Tower</span>
    </LibraryLink>
  )
}
