"use client"

import { useEffect, useState } from "react"
import { formatQueryHash, isTooLongForSearch, parseQueryHash } from "./playground-params"

const WRITE_HASH_AFTER_MS = 300

/** The request's text: kept in the address's search where it fits, else after its `#`. */
export function useRequestText(q: string, setQ: (q: string) => void): [string, (text: string) => void] {
  const [longText, setLongText] = useState<string | null>(null)

  useEffect(() => {
    // Any other hash, such as that of the skip link, says nothing about the text.
    const readHash = () => {
      const text = parseQueryHash(window.location.hash)
      if (text !== null) setLongText(text)
    }
    readHash()
    window.addEventListener("hashchange", readHash)
    return () => window.removeEventListener("hashchange", readHash)
  }, [])

  useEffect(() => {
    if (longText === null) return
    const timer = setTimeout(() => replaceHash(formatQueryHash(longText)), WRITE_HASH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [longText])

  const setText = (text: string) => {
    if (isTooLongForSearch(text)) {
      setLongText(text)
      setQ("")
      return
    }
    if (parseQueryHash(window.location.hash) !== null) replaceHash("")
    setLongText(null)
    setQ(text)
  }
  return [longText ?? q, setText]
}

function replaceHash(hash: string): void {
  // Without a state of our own the router learns of the address; with the router's state it would not, and write its old one back.
  window.history.replaceState(null, "", `${window.location.pathname}${window.location.search}${hash}`)
}
