import type { VitalSign } from "@/lib/graph"
import { SignCard } from "./sign-card"

/** The vital signs side by side. */
export function SignGrid({ signs, library }: { signs: readonly VitalSign[]; library: string | null }) {
  return (
    <div className="grid gap-px bg-line sm:grid-cols-2 xl:grid-cols-3">
      {signs.map((sign) => (
        <SignCard key={sign.name} sign={sign} library={library} />
      ))}
    </div>
  )
}
