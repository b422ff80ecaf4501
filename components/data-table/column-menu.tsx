"use client"

import { Columns3 } from "lucide-react"
import { Button } from "@/components/ui/button"
import { Menu, MenuCheckItem, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from "@/components/ui/menu"
import type { ListTable } from "./list-features"

export interface ColumnMenuProps<Item extends object> {
  table: ListTable<Item>
  pinned: string
  /** Null: the list's own choice. */
  onChange: (columns: readonly string[] | null) => void
}

/** Which columns are in sight. */
export function ColumnMenu<Item extends object>({ table, pinned, onChange }: ColumnMenuProps<Item>) {
  const columns = table
    .getAllLeafColumns()
    .filter((column) => column.id !== pinned && !column.columnDef.meta?.filterOnly)
  const visible = columns.filter((column) => column.getIsVisible()).map((column) => column.id)
  const toggle = (id: string) => onChange(visible.includes(id) ? visible.filter((one) => one !== id) : [...visible, id])
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button size="sm" className="h-8">
          <Columns3 aria-hidden />
          <span className="max-sm:sr-only">Columns</span>
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuLabel>Shown columns</MenuLabel>
        {columns.map((column) => (
          <MenuCheckItem
            key={column.id}
            checked={column.getIsVisible()}
            onCheckedChange={() => toggle(column.id)}
            // Stays open: one rarely wants to change just one.
            onSelect={(event) => event.preventDefault()}
          >
            {column.columnDef.meta?.label ?? column.id}
          </MenuCheckItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => onChange(null)}>As at first</MenuItem>
      </MenuContent>
    </Menu>
  )
}
