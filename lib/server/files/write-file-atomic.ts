// Replaces a file's content so that whoever reads it, at any moment and after any crash, finds the old content or the new one whole.
import { randomUUID } from "node:crypto"
import { chown, open, rename, rm } from "node:fs/promises"
import path from "node:path"

export interface FileOwner {
  mode: number
  uid: number
  gid: number
}

/**
 * The file's folder must exist; a link at `file` is replaced, not followed.
 * @param owner Permissions and owner to keep, of the file that is replaced; null where there was none.
 */
export async function writeFileAtomic(file: string, content: Uint8Array, owner: FileOwner | null): Promise<void> {
  const folder = path.dirname(file)
  const draft = path.join(folder, `.${path.basename(file)}.${randomUUID()}.tmp`)
  try {
    const handle = await open(draft, "wx", owner === null ? 0o666 : 0o600)
    try {
      await handle.writeFile(content)
      if (owner !== null) {
        await keepOwner(draft, owner)
        await handle.chmod(owner.mode & 0o7777)
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolder(folder)
}

/** Only root may give files away; for everybody else the file is their own already. */
async function keepOwner(draft: string, { uid, gid }: FileOwner): Promise<void> {
  if (process.getuid?.() === uid && process.getgid?.() === gid) return
  await chown(draft, uid, gid).catch(() => undefined)
}

/** The rename itself is on disk only when the folder is; some systems do not let folders be opened. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, "r")
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch {
    // The content is safe; only which of the two contents survives a power cut in this very second is open.
  }
}
