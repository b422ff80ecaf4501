import path from "node:path"
import { fileURLToPath } from "node:url"

/** Folder of package.json. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..")

/** Command line of a package's program, without the wrapper in .bin: no shell, the same on every system. */
export const PROGRAMS = {
  biome: "node_modules/@biomejs/biome/bin/biome",
  knip: "node_modules/knip/bin/knip.js",
  next: "node_modules/next/dist/bin/next",
  playwright: "node_modules/@playwright/test/cli.js",
  prisma: "node_modules/prisma/build/index.js",
  tsc: "node_modules/typescript/bin/tsc",
  tsx: "node_modules/tsx/dist/cli.mjs",
  vitest: "node_modules/vitest/vitest.mjs",
}

/** Where `next build` puts its output. */
export function findDistDir() {
  return process.env.NEXT_DIST_DIR ?? ".next"
}
