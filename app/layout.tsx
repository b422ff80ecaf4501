import "./globals.css"
import { GeistMono } from "geist/font/mono"
import { GeistSans } from "geist/font/sans"
import type { Metadata, Viewport } from "next"
import { headers } from "next/headers"
import { NuqsAdapter } from "nuqs/adapters/next/app"
import type { ReactNode } from "react"
import { AppShell } from "@/components/shell/app-shell"
import { ThemeProvider } from "@/components/shell/theme-provider"
import { Toaster } from "@/components/ui/toaster"
import { TooltipProvider } from "@/components/ui/tooltip"
import { listLibraries } from "@/lib/server/libraries"

export const metadata: Metadata = {
  title: { default: "Skill Tower", template: "%s · Skill Tower" },
  description: "See which agent skill answers a request, why, and what to mend when none does.",
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f7f8f7" },
    { media: "(prefers-color-scheme: dark)", color: "#0d1413" },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [nonce, libraries] = await Promise.all([readNonce(), listLibraries()])
  return (
    <html lang="en" suppressHydrationWarning className={`${GeistSans.variable} ${GeistMono.variable}`}>
      <body>
        <ThemeProvider nonce={nonce}>
          <NuqsAdapter>
            <TooltipProvider delayDuration={300} skipDelayDuration={200}>
              <AppShell libraries={libraries}>{children}</AppShell>
            </TooltipProvider>
          </NuqsAdapter>
          <Toaster />
        </ThemeProvider>
      </body>
    </html>
  )
}

async function readNonce(): Promise<string | undefined> {
  return (await headers()).get("x-nonce") ?? undefined
}
