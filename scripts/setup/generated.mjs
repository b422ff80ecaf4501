import fs from "node:fs"
import path from "node:path"
import { findDistDir, PROGRAMS, ROOT } from "./root.mjs"
import { PlainError, runNode } from "./run.mjs"

const PROVIDERS = ["sqlite", "postgresql"]

/** Everything that is made from the sources, in order. `present` names a file without which it is made again. */
export const MADE = {
  prisma: {
    name: "Generate the database clients",
    stamp: "lib/generated/.stamp",
    present: ["lib/generated/sqlite/client.ts", "lib/generated/postgresql/client.ts"],
    inputs: ["package-lock.json", "prisma/models.prisma", ...PROVIDERS.map((name) => `prisma/${name}/schema.prisma`)],
    make: generatePrismaClients,
  },
  command: {
    name: "Bundle the tower command",
    stamp: "dist/.stamp",
    present: ["dist/tower/built.json"],
    inputs: ["package-lock.json", "lib", "bin", "scripts/build-cli.mjs", "tsconfig.json"],
    make: () => runProgram("The tower command", [path.join(ROOT, "scripts/build-cli.mjs")]),
  },
  build: {
    name: "Build the product (a first build takes about 20 s, a later one less)",
    stamp: `${findDistDir()}/.stamp`,
    present: [`${findDistDir()}/BUILD_ID`],
    inputs: [
      "package-lock.json",
      "app",
      "components",
      "lib",
      "public",
      "types",
      "prisma/models.prisma",
      "instrumentation.ts",
      "instrumentation-node.ts",
      "proxy.ts",
      "next.config.ts",
      "postcss.config.mjs",
      "tsconfig.json",
    ],
    make: () =>
      runProgram("The build", [PROGRAMS.next, "build"], { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" }),
  },
}

async function generatePrismaClients() {
  fs.rmSync(path.join(ROOT, "lib/generated"), { recursive: true, force: true })
  await Promise.all(
    PROVIDERS.map((provider) =>
      runProgram(`The ${provider} client`, [PROGRAMS.prisma, "generate", "--schema", `prisma/${provider}`], {
        // `generate` never runs the native schema engine, but downloads one unless a file is named.
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        PRISMA_HIDE_UPDATE_MESSAGE: "1",
        CHECKPOINT_DISABLE: "1",
      }),
    ),
  )
}

async function runProgram(subject, args, env) {
  const { status, output } = await runNode(args, { env })
  if (status !== 0) throw new PlainError(`${output}\n${subject} failed: the lines above say where.`)
}
