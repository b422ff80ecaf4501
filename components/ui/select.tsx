import type { ComponentProps } from "react"
import { cn } from "./cn"
import { inputStyle } from "./input"

export interface SelectProps<Value extends string> extends Omit<ComponentProps<"select">, "value" | "onChange"> {
  value: Value
  options: readonly { value: Value; label: string }[]
  onValueChange: (value: Value) => void
}

/** One of several, folded. The browser's own: it works with every keyboard, screen reader and phone. Give it a `<label>`. */
export function Select<Value extends string>({
  value,
  options,
  onValueChange,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <select
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen) onValueChange(chosen.value)
      }}
      className={cn(inputStyle, "h-8 px-2 text-sm pointer-coarse:h-10 pointer-coarse:text-base", className)}
      {...rest}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
