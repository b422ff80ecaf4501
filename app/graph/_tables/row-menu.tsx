"use client"

import { Ellipsis } from "lucide-react"
import type { ReactNode } from "react"
import { rowAction } from "@/components/data-table/row-actions"
import { GraphLink } from "@/components/graph/graph-link"
import { Menu, MenuContent, MenuItem, MenuTrigger } from "@/components/ui/menu"

const actionStyle =
  "inline-flex size-6 shrink-0 items-center justify-center rounded-md text-ink-3 hover:bg-panel hover:text-accent data-[state=open]:text-accent pointer-coarse:size-8 [&_svg]:size-3.5"

/** A link of a row drawn as an icon; the arrow keys reach it. */
export function RowLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <GraphLink href={href} tabIndex={-1} aria-label={label} title={label} className={actionStyle} {...rowAction}>
      {children}
    </GraphLink>
  )
}

export interface RowMenuItem {
  label: string
  href: string
}

/** Where else a row leads. */
export function RowMenu({ label, items }: { label: string; items: readonly RowMenuItem[] }) {
  return (
    <Menu>
      <MenuTrigger tabIndex={-1} aria-label={label} title={label} className={actionStyle} {...rowAction}>
        <Ellipsis aria-hidden />
      </MenuTrigger>
      <MenuContent>
        {items.map((item) => (
          <MenuItem key={item.label} asChild>
            <GraphLink href={item.href}>{item.label}</GraphLink>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
