// A git repository for one test, made with the machine's git and nobody's settings.
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"

export interface TemporaryRepository {
  /** Real path of the top. */
  top: string
  git(...args: string[]): string
  write(file: string, text: string | Uint8Array): void
  remove(file: string): void
  /** Adds everything and gives the new commit. */
  commit(message?: string): string
}

/** Nothing of whoever runs the tests reaches git: neither settings nor hooks. */
export const GIT_ENV: NodeJS.ProcessEnv = {
  NODE_ENV: "test",
  PATH: process.env.PATH,
  HOME: os.tmpdir(),
  GIT_CONFIG_GLOBAL: os.devNull,
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@example.org",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@example.org",
}

export function temporaryFolder(): string {
  return fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "tower-git-")))
}

/** @param top An empty or missing folder; a new temporary one unless given. */
export function makeRepository(top = temporaryFolder(), ...initArgs: string[]): TemporaryRepository {
  fs.mkdirSync(top, { recursive: true })
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", top, "-c", "protocol.file.allow=always", ...args], {
      env: GIT_ENV,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    }).trim()
  const at = (file: string) => path.join(top, file)
  git("init", "--quiet", "--initial-branch=main", ...initArgs)
  return {
    top,
    git,
    write(file, text) {
      fs.mkdirSync(path.dirname(at(file)), { recursive: true })
      fs.writeFileSync(at(file), text)
    },
    remove: (file) => fs.rmSync(at(file), { recursive: true }),
    commit(message = "change") {
      git("add", "--all")
      git("commit", "--quiet", "--allow-empty", "--message", message)
      return git("rev-parse", "HEAD")
    },
  }
}

export function skillText(name: string, more = ""): string {
  return `---\nname: ${JSON.stringify(name)}\ndescription: Does it.\n---\nHow to.\n${more}`
}
