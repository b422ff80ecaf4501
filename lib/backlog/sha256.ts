// SHA-256 (FIPS 180-4) over UTF-8, in plain arithmetic: the same key must come out in the browser, in Node and in tests, at once.

const PRIMES = firstPrimes(64)
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const ROUND_CONSTANTS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number++)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  return primes
}

const rotate = (value: number, by: number): number => (value >>> by) | (value << (32 - by))

/** The digest of a text, 64 hex digits. */
export function sha256(text: string): string {
  const message = new TextEncoder().encode(text)
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(padded.length - 4, message.length * 8)
  const hash = Int32Array.from(START)
  const schedule = new Int32Array(64)
  for (let block = 0; block < padded.length; block += 64) compress(hash, schedule, view, block)
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("")
}

function compress(hash: Int32Array, schedule: Int32Array, view: DataView, block: number): void {
  const at = (index: number) => schedule[index] ?? 0
  for (let round = 0; round < 16; round++) schedule[round] = view.getInt32(block + round * 4)
  for (let round = 16; round < 64; round++) {
    const [early, late] = [at(round - 15), at(round - 2)]
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    schedule[round] = (at(round - 16) + small + at(round - 7) + large) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g)
    const turned = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const first = (h + turned + choice + (ROUND_CONSTANTS[round] ?? 0) + at(round)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => {
    hash[index] = ((hash[index] ?? 0) + word) | 0
  })
}
