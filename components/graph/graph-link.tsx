"use client"

import Link from "next/link"
import type { ComponentProps } from "react"

/** What only the server can answer: a link that changes one of these is followed as any other. */
const ASKED_OF_SERVER = ["library", "ask", "askProject", "askPaths", "askMin", "askMax", "askToday"] as const

/**
 * Goes to an address of the Graph screen from that screen without asking the server: it has the whole graph at hand. Tells
 * whether it did; false: the link leads elsewhere or asks for something new.
 */
export function followOnGraph(href: string): boolean {
  const wanted = new URL(href, location.href)
  const current = new URLSearchParams(location.search)
  const isHere = wanted.pathname === "/graph" && location.pathname === "/graph"
  if (!isHere || ASKED_OF_SERVER.some((key) => wanted.searchParams.get(key) !== current.get(key))) return false
  window.history.pushState(null, "", href)
  return true
}

/** A link to the Graph screen. On that screen itself it only changes the address. Opens in a new tab as any link does. */
export function GraphLink({
  href,
  ...rest
}: Omit<ComponentProps<typeof Link>, "href" | "onNavigate"> & { href: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        if (followOnGraph(href)) event.preventDefault()
      }}
      {...rest}
    />
  )
}
