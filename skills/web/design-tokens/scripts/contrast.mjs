#!/usr/bin/env node
// WCAG 2 contrast of pairs of hex colours: text, background, text, background, ...
//   node contrast.mjs "#5b6472" "#ffffff"
// Exit code: 0 every pair reaches 3:1, 1 one does not, 2 wrong usage.
const args = process.argv.slice(2)

function fail(message) {
  console.error(message)
  process.exit(2)
}

function parseHex(text) {
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)
  if (!match) fail(`"${text}" is not a colour like #1a2b3c or #abc (transparent colours have no contrast of their own)`)
  const hex = match[1].length === 3 ? [...match[1]].map((digit) => digit + digit).join("") : match[1]
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

/** Relative luminance, 0 (black) to 1 (white), as WCAG 2 defines it. */
function luminance(text) {
  const [red, green, blue] = parseHex(text).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

if (args.length === 0 || args.length % 2 !== 0) fail("usage: contrast.mjs <text> <background> [<text> <background> ...]")

let worst = 21
for (let i = 0; i < args.length; i += 2) {
  const [dark, light] = [luminance(args[i]), luminance(args[i + 1])].sort((a, b) => a - b)
  const ratio = (light + 0.05) / (dark + 0.05)
  worst = Math.min(worst, ratio)
  const use = ratio >= 7 ? "all text (AAA)" : ratio >= 4.5 ? "all text" : ratio >= 3 ? "large text, icons, borders" : "decoration only"
  // Rounded down: 4.499 must not be shown as 4.5.
  console.log(`${args[i]} on ${args[i + 1]}  ${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1  ${use}`)
}
process.exit(worst < 3 ? 1 : 0)
