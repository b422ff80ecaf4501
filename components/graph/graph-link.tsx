"use client"

import Link from "next/link"
import { usePathname } from "next/navigation"
import type { ComponentProps } from "react"

/** What only the server can answer: a link that changes one of these is followed as any other. */
const ASKED_OF_SERVER = ["library", "ask", "askProject", "askPaths", "askMin", "askMax", "askToday"] as const

/**
 * A link to the Graph screen. On that screen itself it only changes the address: the screen has the whole graph at hand and
 * needs nothing new from the server. Opens in a new tab as any link does.
 */
export function GraphLink({
  href,
  ...rest
}: Omit<ComponentProps<typeof Link>, "href" | "onNavigate"> & { href: string }) {
  const isOnGraph = usePathname() === "/graph"
  return (
    <Link
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        if (!isOnGraph || asksServer(href)) return
        event.preventDefault()
        window.history.pushState(null, "", href)
      }}
      {...rest}
    />
  )
}

function asksServer(href: string): boolean {
  const wanted = new URL(href, location.href)
  const current = new URLSearchParams(location.search)
  return (
    wanted.pathname !== location.pathname ||
    ASKED_OF_SERVER.some((key) => wanted.searchParams.get(key) !== current.get(key))
  )
}
