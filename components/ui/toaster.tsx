"use client"

import { useTheme } from "next-themes"
import { Toaster as Sonner } from "sonner"

/** Where short messages appear; square, hairlined, in our own colours. */
export function Toaster() {
  const { resolvedTheme } = useTheme()
  return (
    <Sonner
      theme={resolvedTheme === "dark" ? "dark" : "light"}
      position="bottom-right"
      offset={16}
      mobileOffset={{ bottom: 72 }}
      closeButton
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-start gap-2.5 rounded-md border-accent border-l-3 bg-panel py-2.5 pr-8 pl-3 text-sm text-ink shadow-pop",
          title: "font-semibold",
          description: "mt-0.5 text-ink-2 text-xs",
          icon: "mt-0.5 text-accent",
          error: "border-bad [&_[data-icon]]:text-bad",
          closeButton:
            "absolute top-2 right-2 flex size-6 items-center justify-center rounded-md text-ink-3 hover:bg-sunken",
          actionButton: "ml-auto self-center rounded-md border border-line-strong px-2 py-0.5 text-xs hover:bg-sunken",
        },
      }}
    />
  )
}
