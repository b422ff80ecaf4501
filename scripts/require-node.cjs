// Preloaded (node -r) before any other script is even parsed, so it must be readable by every old Node: ES5 only.
"use strict"
var parts = process.versions.node.split(".")
var major = Number(parts[0])
var minor = Number(parts[1])
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    "Skill Tower needs Node 20.19 or newer; this is Node " +
      process.versions.node +
      ". Install a newer one from https://nodejs.org, then run the command again.",
  )
  process.exit(1)
}
