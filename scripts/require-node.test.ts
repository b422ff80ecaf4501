import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"

const FILE = path.join(import.meta.dirname, "require-node.cjs")

function startAs(version: string): { status: number | null; stderr: string } {
  const text = fs.readFileSync(FILE, "utf8").replaceAll("process.versions.node", JSON.stringify(version))
  const { status, stderr } = spawnSync(process.execPath, ["-e", text], { encoding: "utf8" })
  return { status, stderr }
}

test("an old Node is told in one line, a new one not at all", () => {
  for (const version of ["12.22.12", "18.20.4", "20.18.3"])
    expect(startAs(version)).toEqual({
      status: 1,
      stderr: `Skill Tower needs Node 20.19 or newer; this is Node ${version}. Install a newer one from https://nodejs.org, then run the command again.\n`,
    })
  for (const version of ["20.19.0", "22.0.0", "100.1.2"]) expect(startAs(version)).toEqual({ status: 0, stderr: "" })
})

test("every command that a person types asks for the Node first", () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, "../package.json"), "utf8")) as {
    scripts: Record<string, string>
  }
  const direct = Object.entries(scripts).filter(
    ([, command]) => !/^(exec )?node -r \.\/scripts\/require-node\.cjs /.test(command),
  )
  expect(direct.map(([name]) => name)).toEqual(["format"])
})
