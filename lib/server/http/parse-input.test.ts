import { describe, expect, test } from "vitest"
import { parseInput, readSearchParams } from "./parse-input"
import { type Problem, ProblemError } from "./problem"
import { readJson } from "./read-json"
import { addLibrarySchema, routeRequestSchema, skillsQuerySchema } from "./schemas"

async function problemOf(act: () => unknown): Promise<Problem | null> {
  try {
    await act()
    return null
  } catch (cause) {
    if (cause instanceof ProblemError) return cause.problem
    throw cause
  }
}

describe("a request to route", () => {
  test("comes out as it came in, states in lower case", () => {
    const body = {
      query: "q",
      project: null,
      paths: ["a/b.ts"],
      minEvalState: "Passing",
      maxResults: 50,
      today: "2026-11-30",
    }
    expect(parseInput(routeRequestSchema, body)).toEqual({ ...body, minEvalState: "passing" })
    expect(parseInput(routeRequestSchema, { query: "" })).toEqual({ query: "" })
  })

  test("tells every bad field at once, each with what to send", async () => {
    const body = { query: 7, paths: ["ok", 3], minEvalState: "best", maxResults: 0, projekt: "x" }
    expect(await problemOf(() => parseInput(routeRequestSchema, body))).toEqual({
      code: "invalid-request",
      detail: "query: expected string, received number. (and 4 more)",
      mend: "Send the request text, at most 8,000 characters",
      errors: [
        {
          field: "query",
          message: "query: expected string, received number.",
          mend: "Send the request text, at most 8,000 characters",
        },
        {
          field: "paths[1]",
          message: "paths[1]: expected string, received number.",
          mend: "Send a list of touched file paths, at most 2000",
        },
        {
          field: "minEvalState",
          message: 'minEvalState: expected one of "unverified"|"passing"|"monitored".',
          mend: "Send one of unverified, passing, monitored",
        },
        {
          field: "maxResults",
          message: "maxResults: Too small: expected number to be >=1.",
          mend: "Send how many skills may be selected: a whole number from 1 to 50",
        },
        {
          field: "projekt",
          message: 'There is no field "projekt" here.',
          mend: "Leave it out; known fields: query, project, paths, minEvalState, maxResults, today, library, record.",
        },
      ],
    })
  })

  test.each([null, [], "text", 3])("%j is no request", async (body) => {
    const problem = await problemOf(() => parseInput(routeRequestSchema, body))
    expect(problem).toMatchObject({
      code: "invalid-request",
      errors: [{ field: "", message: expect.stringMatching(/^The body: /) }],
    })
  })

  test("a missing query and a __proto__ key are told by name", async () => {
    const problem = await problemOf(() => parseInput(routeRequestSchema, JSON.parse('{"__proto__": {"query": "x"}}')))
    expect(problem?.errors?.map(({ field, message }) => `${field} | ${message}`)).toEqual([
      "query | query: is missing.",
      '__proto__ | There is no field "__proto__" here.',
    ])
  })
})

describe("query parameters", () => {
  test("are read as what they mean", () => {
    const request = new Request("http://localhost/api/skills?limit=7&q=a%20b&status=blocked")
    expect(parseInput(skillsQuerySchema, readSearchParams(request))).toEqual({ limit: 7, q: "a b", status: "blocked" })
    expect(parseInput(skillsQuerySchema, {})).toEqual({ limit: 50 })
  })

  test.each(["limit=0", "limit=201", "limit=1e2", "limit=-1", "limit=", "q=a&q=b", "status=fine", "page=2"])(
    "%s is refused",
    async (search) => {
      const request = new Request(`http://localhost/api/skills?${search}`)
      const problem = await problemOf(() => parseInput(skillsQuerySchema, readSearchParams(request)))
      expect(problem).toMatchObject({ code: "invalid-request", errors: [{ field: search.split("=")[0] }] })
    },
  )
})

describe("a JSON body", () => {
  const post = (
    body: BodyInit | null,
    type: string | null = "application/json",
    headers: Record<string, string> = {},
  ) =>
    new Request("http://localhost/", {
      method: "POST",
      body,
      headers: { ...headers, ...(type === null ? {} : { "content-type": type }) },
    })

  test("is read whatever its parameters", async () => {
    expect(await readJson(post('{"path": "x"}', "application/json; charset=utf-8"), 100)).toEqual({ path: "x" })
    expect(await readJson(post("[]", "application/problem+json"), 100)).toEqual([])
  })

  test.each([
    ["text/plain", '{"a": 1}'],
    ["application/x-www-form-urlencoded", "a=1"],
    ["application/jsonp", "{}"],
    ["text/plain; application/json", "{}"],
  ])("of type %s is refused: a form of another site could send it", async (type, body) => {
    expect(await problemOf(() => readJson(post(body, type), 100))).toMatchObject({ code: "not-json" })
  })

  test("without a type is refused", async () => {
    const bytes = new Uint8Array([123, 125])
    expect(await problemOf(() => readJson(post(bytes, null), 100))).toMatchObject({
      code: "not-json",
      detail: "The body has no Content-Type.",
    })
  })

  test.each([
    ["{", "The body is not valid JSON."],
    ["", "The body is empty."],
  ])("that is %j is told", async (body, detail) => {
    expect(await problemOf(() => readJson(post(body), 100))).toMatchObject({ code: "bad-json", detail })
  })

  test("that is not UTF-8 is told", async () => {
    const problem = await problemOf(() => readJson(post(new Uint8Array([0x22, 0xff, 0x22])), 100))
    expect(problem).toMatchObject({ code: "bad-json", detail: "The body is not UTF-8 text." })
  })

  test("beyond the limit is refused, whatever it says about its length", async () => {
    const tooLarge = {
      code: "body-too-large",
      detail: "The body is larger than 1 KiB.",
      mend: "Send less: the request's own words, not pasted files.",
    }
    expect(await problemOf(() => readJson(post(JSON.stringify("x".repeat(1_024))), 1_024))).toEqual(tooLarge)
    expect(
      await problemOf(() => readJson(post("{}", "application/json", { "content-length": "9999" }), 1_024)),
    ).toEqual(tooLarge)
    expect(await readJson(post(JSON.stringify("x".repeat(1_022))), 1_024)).toBe("x".repeat(1_022))
  })

  test("that never ends is cut off at the limit", async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(512))
      },
    })
    const request = new Request("http://localhost/", {
      method: "POST",
      body: endless,
      headers: { "content-type": "application/json" },
      duplex: "half",
    } as RequestInit)
    expect(await problemOf(() => readJson(request, 1_024))).toMatchObject({ code: "body-too-large" })
    expect(sent).toBeLessThan(10)
  })

  test("nested a thousand deep does no harm", async () => {
    const body = await readJson(post(`${"[".repeat(10_000)}${"]".repeat(10_000)}`), 64 * 1_024)
    expect(await problemOf(() => parseInput(addLibrarySchema, body))).toMatchObject({ code: "invalid-request" })
  })
})
