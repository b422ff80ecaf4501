import { describe, expect, test } from "vitest"
import { formatAddress, parseServeOptions } from "./options.mjs"

describe("what npm start is asked", () => {
  test("is port 3000 on loopback where nothing is said", () => {
    expect(parseServeOptions([], {})).toEqual({ isHelp: false, port: 3000, host: "127.0.0.1", libraries: [] })
  })

  test("comes from the environment, and flags go before it", () => {
    const environment = { PORT: "4000", HOST: "::1" }
    expect(parseServeOptions([], environment)).toEqual({ isHelp: false, port: 4000, host: "::1", libraries: [] })
    expect(parseServeOptions(["--port", "5000", "--host", "localhost"], environment)).toEqual({
      isHelp: false,
      port: 5000,
      host: "localhost",
      libraries: [],
    })
  })

  test("names libraries from where the person typed, not from where npm runs", () => {
    const { libraries } = parseServeOptions(["--library", "skills", "--library", "/shared"], { INIT_CWD: "/home/me" })
    expect(libraries).toEqual(["/home/me/skills", "/shared"])
  })

  test("is refused in one line that shows how to write it", () => {
    for (const [args, line] of [
      [["4000"], "Unexpected argument '4000'. Options go after two dashes: npm start -- --port 4000"],
      [["--prot", "1"], "Unknown option '--prot'. Options go after two dashes: npm start -- --port 4000"],
      [
        ["--port", "99999"],
        'The port must be a number from 1 to 65535; it is "99999". For example: npm start -- --port 4000',
      ],
    ] as const)
      expect(() => parseServeOptions([...args], {})).toThrow(line)
  })
})

test("an address is told as a person opens it", () => {
  expect(formatAddress("127.0.0.1", 3000)).toBe("http://localhost:3000")
  expect(formatAddress("0.0.0.0", 80)).toBe("http://localhost:80")
  expect(formatAddress("tower.example.com", 8080)).toBe("http://tower.example.com:8080")
  expect(formatAddress("fd00::7", 3000)).toBe("http://[fd00::7]:3000")
})
