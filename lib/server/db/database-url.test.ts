import { describe, expect, test } from "vitest"
import { findDatabaseUrl, formatDatabase } from "./database-url.mjs"

const ROOT = "/opt/skill-tower"

describe("the database", () => {
  test("is a SQLite file in the data folder unless said otherwise", () => {
    expect(findDatabaseUrl({}, ROOT)).toBe("file:/opt/skill-tower/data/tower.db")
    expect(findDatabaseUrl({ TOWER_DATA_DIR: "/var/lib/tower" }, ROOT)).toBe("file:/var/lib/tower/tower.db")
    expect(findDatabaseUrl({ DATABASE_URL: "file:./mine.db", TOWER_DATA_DIR: "/var/lib/tower" }, ROOT)).toBe(
      "file:/opt/skill-tower/mine.db",
    )
    expect(findDatabaseUrl({ DATABASE_URL: "" }, ROOT)).toBe("file:/opt/skill-tower/data/tower.db")
  })

  test("may be PostgreSQL, whose address is kept as it is", () => {
    const url = "postgresql://me:secret@db.example.com:5433/tower?connection_limit=5"
    expect(findDatabaseUrl({ DATABASE_URL: url }, ROOT)).toBe(url)
  })

  test("of another kind is refused in one line", () => {
    expect(() => findDatabaseUrl({ DATABASE_URL: "mysql://me:secret@db/tower" }, ROOT)).toThrow(
      'DATABASE_URL must begin with file: (SQLite) or postgresql: (PostgreSQL); it begins with "mysql:".',
    )
    expect(() => findDatabaseUrl({ DATABASE_URL: "file::memory:" }, ROOT)).toThrow(/must name a file/)
  })

  test("is named without its password", () => {
    expect(formatDatabase("postgresql://me:secret@db.example.com:5433/tower?sslmode=disable")).toBe(
      "postgresql://db.example.com:5433/tower",
    )
    expect(formatDatabase("file:/var/lib/tower/tower.db")).toBe("/var/lib/tower/tower.db")
  })
})
