// Requests of a busy year for the benchmark of gathering: planted gaps in paraphrase, one-off noise, and work that the library
// covers. Seeded, so every run sees the same. Knows nothing of how gathering works.
import { GAP_THEMES, type GapTheme } from "./gap-themes"

export interface GeneratedRequest {
  text: string
  /** Whether it is one of the requests that share hardly a word with the rest of their theme. */
  isRare: boolean
  /** The planted theme; null for noise and for covered work. */
  theme: string | null
}

const WRAPPERS = [
  "{}",
  "{}",
  "{}",
  "please {}",
  "can you {}",
  "hey, could you {} today",
  "I need to {}",
  "we have to {} by friday",
  "help me {}",
  "how do I {}",
  "what is the best way to {}?",
  "{} asap",
  "quick one: {}",
  "{}, thanks",
  "my boss wants me to {}",
  "once more: {}",
]
const ASIDES = [
  "if possible",
  "this time",
  "like last month",
  "for the team",
  "before lunch",
  "as discussed",
  "it is urgent",
  "no rush",
  "step by step",
  "again",
  "in simple words",
  "for a colleague",
]
const NOISE_VERBS =
  "sharpen rent borrow juggle vacuum varnish rehearse polish fold auction tow iron sculpt braid whistle embroider ferment hang mow steam".split(
    " ",
  )
const NOISE_THINGS =
  "umbrella accordion sofa kayak telescope violin carpet lantern saddle chandelier hammock canoe piano trumpet curtain wardrobe skateboard aquarium campfire snowman kite parrot hedgehog goldfish compost cactus orchid staircase chimney fence bonfire candle blanket pillow sandal glove scarf necklace bracelet puppet marionette carousel lighthouse windmill sailboat tractor scooter tram balloon parachute teapot".split(
    " ",
  )
const NOISE_PLACES =
  "attic harbour meadow balcony cellar orchard stable museum chapel lagoon village plaza canyon glacier marina bazaar theatre bakery brewery nursery castle ferry circus igloo".split(
    " ",
  )
const NOISE_ADJECTIVES =
  "rusty velvet crooked antique purple hollow striped wobbly foggy marble ivory silent frozen gigantic tiny bronze dusty golden hairy salty".split(
    " ",
  )

/** Mulberry32: small, seeded, good enough to shuffle words. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export interface GenerateOptions {
  seed: number
  count: number
  /** Prompts that the library covers, mixed in as they are. */
  covered: readonly string[]
  /** Whether a planted or noise request is a gap; others are asked for again. Absent: all are. */
  isGap?: (text: string) => boolean
}

/** One in so many planted requests shares hardly a word with the rest of its theme: no method that reads words can place it. */
const RARE_SHARE = 0.03
/** Draws until a request is a gap; a library may know the words of a theme so well that few are. */
const MAX_DRAWS = 400

/** Themes take 60% (the largest five times the smallest), noise 25%, covered work 15%; in random order. */
export function generateRequests({ seed, count, covered, isGap = () => true }: GenerateOptions): GeneratedRequest[] {
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error("Nothing to pick from: fill the list.")
    return item
  }
  /** The usual wording almost half of the time. */
  const wording = (items: readonly string[]) => (random() < 0.4 ? (items[0] ?? "") : pick(items))
  const misspell = (text: string) => {
    const at = 1 + Math.floor(random() * Math.max(1, text.length - 2))
    return random() < 0.5
      ? text.slice(0, at) + text.slice(at + 1)
      : text.slice(0, at) + (text[at + 1] ?? "") + (text[at] ?? "") + text.slice(at + 2)
  }
  const speakOf = ({ act, thing, detail }: GapTheme): string => {
    const [verb, object, aside] = [wording(act), wording(thing), wording(detail)]
    const frame = random()
    if (frame < 0.4) return `${verb} ${object} ${aside}`
    if (frame < 0.65) return `${verb} ${object}`
    if (frame < 0.8) return `${aside}: ${verb} ${object}`
    if (frame < 0.92) return `${object} ${aside}`
    return `${verb} ${object} ${aside}, and ${wording(detail)}`
  }
  const dress = (core: string): string => {
    let text = pick(WRAPPERS).replace("{}", () => core)
    if (random() < 0.25) text = `${text} ${pick(ASIDES)}`
    if (random() < 0.1) text = `${text} near the ${pick(NOISE_PLACES)}`
    return random() < 0.06 ? misspell(text) : text
  }
  const makeNoise = () =>
    `${pick(NOISE_VERBS)} the ${random() < 0.5 ? `${pick(NOISE_ADJECTIVES)} ` : ""}${pick(NOISE_THINGS)} ${pick(["in", "behind", "from", "for"])} the ${pick(NOISE_PLACES)}`
  const weights = GAP_THEMES.map((_, at) => 1 + (4 * at) / (GAP_THEMES.length - 1))
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0)
  const pickTheme = (): GapTheme => {
    let rest = random() * weightSum
    const found = GAP_THEMES.find((_, at) => {
      rest -= weights[at] ?? 0
      return rest < 0
    })
    return found ?? pick(GAP_THEMES)
  }
  /** Draws until the words are a gap; null where none of the draws is. */
  const drawGap = (draw: () => string): string | null => {
    for (let tries = 0; tries < MAX_DRAWS; tries++) {
      const text = dress(draw())
      if (isGap(text)) return text
    }
    return null
  }
  const requests: GeneratedRequest[] = []
  while (requests.length < count) {
    const kind = random()
    if (kind < 0.6) {
      const theme = pickTheme()
      const isRare = random() < RARE_SHARE
      const text = drawGap(() => (isRare ? pick(theme.rare) : speakOf(theme)))
      if (text !== null) requests.push({ text, isRare, theme: theme.name })
    } else if (kind < 0.85 || covered.length === 0) {
      const text = drawGap(makeNoise)
      if (text !== null) requests.push({ text, isRare: false, theme: null })
    } else {
      requests.push({ text: pick(covered), isRare: false, theme: null })
    }
  }
  return requests
}
