"use client"

import { ThemeProvider as NextThemes } from "next-themes"
import type { ReactNode } from "react"

/** Light, dark, or as the system says; set before the first paint by a script that carries the page's nonce. */
export function ThemeProvider({ nonce, children }: { nonce?: string; children: ReactNode }) {
  return (
    <NextThemes attribute="class" defaultTheme="system" enableSystem disableTransitionOnChange nonce={nonce}>
      {children}
    </NextThemes>
  )
}
