"use client"

import { Download } from "lucide-react"
import { Button } from "@/components/ui/button"
import { saveFile } from "@/components/ui/save-file"
import { formatCsv } from "./csv"
import type { ListTable } from "./list-features"

/** Saves the rows in sight of the filters, in their order, with every column, as CSV. */
export function ExportButton<Item extends object>({ table, fileName }: { table: ListTable<Item>; fileName: string }) {
  const save = () => {
    const columns = table
      .getAllLeafColumns()
      .filter(({ columnDef: { meta } }) => !meta?.filterOnly && !meta?.controlsOnly)
    const text = formatCsv(
      columns.map((column) => column.columnDef.meta?.label ?? column.id),
      table.getRowModel().rows.map((row) => columns.map((column) => row.getValue(column.id))),
    )
    saveFile(fileName, text, "text/csv;charset=utf-8")
  }
  return (
    <Button size="sm" className="h-8" onClick={save}>
      <Download aria-hidden />
      <span className="max-sm:sr-only">CSV</span>
    </Button>
  )
}
