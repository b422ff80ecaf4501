import { expect, test } from "vitest"
import { RateLimiter } from "./rate-limit"

const rule = { burst: 2, perMinute: 60 }

test("a burst passes, then calls come back one by one", () => {
  const limiter = new RateLimiter()
  const at = (ms: number) => limiter.take("a", rule, ms)
  expect([at(0), at(0), at(0), at(500), at(1_000), at(1_000)]).toEqual([
    { ok: true },
    { ok: true },
    { ok: false, retryAfterSeconds: 1 },
    { ok: false, retryAfterSeconds: 1 },
    { ok: true },
    { ok: false, retryAfterSeconds: 1 },
  ])
})

test("one caller's calls are not another's, and a clock that goes back gives nothing", () => {
  const limiter = new RateLimiter()
  expect(limiter.take("a", { burst: 1, perMinute: 1 }, 10_000)).toEqual({ ok: true })
  expect(limiter.take("b", { burst: 1, perMinute: 1 }, 10_000)).toEqual({ ok: true })
  expect(limiter.take("a", { burst: 1, perMinute: 1 }, 0)).toEqual({ ok: false, retryAfterSeconds: 60 })
})

test("made-up keys do not fill the memory", () => {
  const limiter = new RateLimiter()
  for (let at = 0; at < 25_000; at++) limiter.take(`key ${at}`, rule, at)
  expect(limiter.size).toBe(10_000)
})
