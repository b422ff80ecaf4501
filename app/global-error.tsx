"use client"

import "./globals.css"

/** The frame around all screens failed: this stands alone and needs nothing of it. */
export default function GlobalError({ retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Failed · Skill Tower</title>
        <main className="mx-auto max-w-prose px-6 py-16">
          <h1 className="font-semibold text-xl">Skill Tower failed</h1>
          <p className="mt-2 text-ink-2">
            The frame around the screens broke. Your skills are untouched. The server's log says where it happened.
          </p>
          <button
            type="button"
            onClick={retry}
            className="mt-4 h-8 rounded-md border border-line-strong bg-panel px-3 font-medium text-sm"
          >
            Try again
          </button>
        </main>
      </body>
    </html>
  )
}
