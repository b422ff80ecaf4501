import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { maskSecrets } from "./mask-secrets"
import { MASK } from "./secret-passes"
import { SECRET_SHAPES } from "./secret-shapes"

const HEX32 = "0123456789abcdef0123456789abcdef"
const ALNUM = "aB3dE5gH7jK9mN1pQ2sT4vW6yZ8aB3dE5gH7jK9mN1pQ2sT4vW6yZ8"

/** One of each issued shape, made up, joined from parts so that no scanner takes this file for a leak. */
const ISSUED: Readonly<Record<string, string>> = {
  "JSON Web Token": ["eyJhbGciOiJIUzI1NiJ9", "eyJzdWIiOiIxMjM0NTYifQ", "SflKxwRJSMeKKF2QT4"].join("."),
  "AWS access key id": ["AKIA", "IOSFODNN7EXAMPLE"].join(""),
  Anthropic: ["sk", "ant", "api03", ALNUM.slice(0, 40)].join("-"),
  "OpenAI and compatible": ["sk", "proj", ALNUM.slice(0, 40)].join("-"),
  Google: ["AIza", ALNUM.slice(0, 35)].join(""),
  Stripe: ["sk", "live", ALNUM.slice(0, 24)].join("_"),
  "Stripe webhook": ["whsec", ALNUM.slice(0, 32)].join("_"),
  SendGrid: ["SG", ALNUM.slice(0, 22), ALNUM.slice(0, 43)].join("."),
  Mailgun: `key-${HEX32}`,
  Mailchimp: `${HEX32}-us12`,
  Twilio: `SK${HEX32}`,
  Groq: `gsk_${ALNUM.slice(0, 48)}`,
  xAI: `xai-${ALNUM.slice(0, 48)}`,
  Perplexity: `pplx-${ALNUM.slice(0, 48)}`,
  "New Relic": `NRAK-${"A1B2C3".repeat(5).slice(0, 27)}`,
  PostHog: `phx_${ALNUM.slice(0, 40)}`,
  Square: `sq0csp-${ALNUM.slice(0, 43)}`,
  age: `AGE-SECRET-KEY-1${"QPZ9".repeat(14)}`,
  GitHub: `ghp_${ALNUM.slice(0, 36)}`,
  "GitHub, fine-grained": `github_pat_${ALNUM.slice(0, 30)}_x`,
  GitLab: `glpat-${ALNUM.slice(0, 20)}`,
  Slack: ["xoxb", "123456789012", ALNUM.slice(0, 24)].join("-"),
  "Slack app": `xapp-1-${ALNUM.slice(0, 20)}`,
  "Slack webhook": `hooks.slack.com/services/T0001/B0002/${ALNUM.slice(0, 24)}`,
  "Discord webhook": `discord.com/api/webhooks/123456789/${ALNUM.slice(0, 40)}`,
  "Google OAuth": `ya29.${ALNUM.slice(0, 40)}`,
  "Google OAuth client": `GOCSPX-${ALNUM.slice(0, 28)}`,
  npm: `npm_${ALNUM.slice(0, 36)}`,
  PyPI: `pypi-${ALNUM}`,
  "Hugging Face": `hf_${ALNUM.slice(0, 34)}`,
  DigitalOcean: `dop_v1_${HEX32}${HEX32}`,
  Shopify: `shpat_${HEX32}`,
  "Telegram bot": `123456789:${ALNUM.slice(0, 35)}`,
  Databricks: `dapi${HEX32}`,
  Linear: `lin_api_${ALNUM.slice(0, 40)}`,
  Notion: `ntn_${ALNUM.slice(0, 46)}`,
  Supabase: `sbp_${HEX32}01234567`,
  "HashiCorp Vault": `hvs.${ALNUM.slice(0, 30)}`,
  Doppler: `dp.pt.${ALNUM.slice(0, 43)}`,
  Atlassian: `ATATT3${ALNUM.slice(0, 40)}`,
  Replicate: `r8_${ALNUM.slice(0, 37)}`,
  Figma: `figd_${ALNUM.slice(0, 40)}`,
  Grafana: `glsa_${ALNUM.slice(0, 32)}`,
  Sentry: `sntrys_${ALNUM.slice(0, 40)}`,
  "Fly.io": `fm2_${ALNUM.slice(0, 50)}`,
}

describe("issued shapes", () => {
  test("each documented shape has its example", () => {
    expect(Object.keys(ISSUED).sort()).toEqual(SECRET_SHAPES.map(({ issuer }) => issuer).sort())
  })

  test.each(SECRET_SHAPES.map(({ issuer, kind }) => [issuer, kind] as const))("masks one of %s", (issuer, kind) => {
    expect(maskSecrets(`why does (${ISSUED[issuer]}) fail?`)).toEqual({
      text: `why does (${MASK}) fail?`,
      found: { [kind]: 1 },
    })
  })
})

describe("secrets told by where they stand", () => {
  test.each([
    ["DB_PASSWORD=hunter2 npm start", `DB_PASSWORD=${MASK} npm start`],
    ['{"client_secret": "s3cr3t value", "port": 80}', `{"client_secret": "${MASK}", "port": 80}`],
    ["password: correct-horse-7", `password: ${MASK}`],
    ["my password: swordfish", `my password: ${MASK}`],
    ["the password is hunter2.", `the password is ${MASK}`],
    ["pin was 4711", `pin was ${MASK}`],
    ["psql --password Tr0ub4dor -h db", `psql --password ${MASK} -h db`],
    ["x-api-key: abcd1234efgh", `x-api-key: ${MASK}`],
    ["aws_secret_access_key = wJalrXUtnFEMI/K7MDENG", `aws_secret_access_key = ${MASK}`],
    [":password => 'letmein'", `:password => '${MASK}'`],
    ["GET /me?access_token=abcdef123456&page=2", `GET /me?access_token=${MASK}&page=2`],
    ["postgres://app:pa55@db.local:5432/x", `postgres://${MASK}@db.local:5432/x`],
    ["redis://:secretpw@cache", `redis://${MASK}@cache`],
  ])("masks the password in %j", (text, masked) => {
    expect(maskSecrets(text)).toEqual({ text: masked, found: { password: 1 } })
  })

  test("masks what follows Bearer", () => {
    expect(maskSecrets("curl -H 'Authorization: Bearer abc.def-123456789'")).toEqual({
      text: `curl -H 'Authorization: Bearer ${MASK}'`,
      found: { token: 1 },
    })
  })

  test("masks a private key from its first line to its last, and the lines of one that was cut off", () => {
    const lines = "MIIEvQIBADANBgkqhkiG9w0BAQEFAASC\nBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj"
    expect(maskSecrets(`use -----BEGIN RSA PRIVATE KEY-----\n${lines}\n-----END RSA PRIVATE KEY----- here`)).toEqual({
      text: `use ${MASK} here`,
      found: { "private-key": 1 },
    })
    expect(maskSecrets(`-----BEGIN PRIVATE KEY-----\n${lines}\nwhy is it refused?`)).toEqual({
      text: `${MASK}\nwhy is it refused?`,
      found: { "private-key": 1 },
    })
  })

  test("masks e-mail addresses and the owner of a home folder", () => {
    expect(
      maskSecrets("mail ada.l+x@mail.example.co.uk about /home/ada/app/page.tsx and C:\\Users\\ada\\x.ts"),
    ).toEqual({
      text: `mail ${MASK} about ~/app/page.tsx and ~\\x.ts`,
      found: { email: 1, "home-path": 2 },
    })
    expect(maskSecrets("file:///Users/grace/notes.md").text).toBe("file://~/notes.md")
  })
})

describe("near misses", () => {
  test.each([
    "revert 9fceb02d0ae598e95dc970b74767f19372d61af8 and e83c516",
    "row 123e4567-e89b-12d3-a456-426614174000 is missing",
    "upgrade next from 16.4.6 to v17.0.0-beta.2+build.7",
    "sha256 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "compare sk-learn-pipelines-with-transformers-and-grids",
    "password: how do I let users reset it?",
    "the token is expired and the password is wrong!",
    "set max_tokens: 4096 and token_count=12",
    "const token = req.headers.authorization",
    "tokens.map((token) => token.id)",
    "if (password === other) return",
    `password=$DB_PASSWORD token=${"$"}{{ secrets.TOKEN }} secret: process.env.SECRET`,
    'fetch(url, { credentials: "same-origin" })',
    "api_key=<your-key> password=**** secret: changeme",
    "interface User { password: string; token: string }",
    "git clone git@github.com:org/repo.git and https://example.com/a@b",
    "use the --token flag, basic understanding of passwordless login",
    "list ?sort_key=created&key=name&code=US",
    "open src/home/page.tsx, ~/notes, /home/index.html and https://x.org/home/ada",
    "npm_config_registry, hf_hub, key-value stores, SG. and eyJ",
    "der Schlüssel: 鍵 пароль",
    "ratio 3:2 at 12:30, user@localhost",
  ])("leaves %j", (text) => {
    expect(maskSecrets(text)).toEqual({ text, found: {} })
  })
})

describe("any text", () => {
  const part = fc.oneof(
    fc.constantFrom(...Object.values(ISSUED)),
    fc.constantFrom(
      "password",
      "token=",
      ": ",
      "=",
      "'",
      '"',
      " is ",
      "Bearer ",
      "--secret ",
      "a@b.co",
      "/home/",
      "/Users/x",
    ),
    fc.constantFrom(
      "-----BEGIN PRIVATE KEY-----",
      "-----END PRIVATE KEY-----",
      "http://u:p@",
      "?key=",
      "\n",
      " ",
      ".",
      "-",
      "@",
      "~",
    ),
    fc.string({ maxLength: 8 }),
  )

  test("holds nothing to mask once masked", () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const once = maskSecrets(parts.join(""))
        expect(maskSecrets(once.text)).toEqual({ text: once.text, found: {} })
      }),
      { numRuns: 1000 },
    )
  })

  test("an issued secret never survives among other words", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(ISSUED)), fc.lorem(), fc.lorem(), (secret, before, after) => {
        expect(maskSecrets(`${before} ${secret} ${after}`).text).not.toContain(secret)
      }),
    )
  })

  test.each([
    "a",
    "a.",
    "a@",
    "password",
    "password:",
    "eyJ-",
    "-----BEGIN PRIVATE KEY-----",
    "http://",
    "/home/",
    "sk-",
    '"',
    "token ",
    "SG.",
    "?key=",
  ])("takes no longer for a hostile run of %j than its length asks for", (unit) => {
    // A run this long would not end within the test's time if any pattern were worse than linear.
    const text = unit.repeat(Math.ceil(400_000 / unit.length))
    expect(maskSecrets(maskSecrets(text).text).found).toEqual({})
  })
})
