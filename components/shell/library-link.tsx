"use client"

import Link from "next/link"
import type { ComponentProps } from "react"
import { libraryHref } from "./library-href"
import { useLibraryId } from "./use-library-id"

/** A link inside the product that stays in the library the address names. */
export function LibraryLink({ href, ...rest }: Omit<ComponentProps<typeof Link>, "href"> & { href: string }) {
  return <Link href={libraryHref(href, useLibraryId())} {...rest} />
}
