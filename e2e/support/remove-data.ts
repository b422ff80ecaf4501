import fs from "node:fs"

/** Runs once after all specs: the server is stopped by then or cannot be hurt. */
export default function removeData(): void {
  const folder = process.env.E2E_DIR
  if (folder) fs.rmSync(folder, { recursive: true, force: true })
}
