// One pass per way in which a secret shows itself; `mask-secrets.ts` runs them in this order and says what each is for. Every
// pattern starts where no match can have begun before and repeats over one bounded class, so that time stays linear.
import { NEEDS_DIGIT, SECRET_SHAPES, type SecretKind } from "./secret-shapes"

/** What stands in place of a secret. Not a word, so it neither routes nor gathers. */
export const MASK = "█████"

type Groups = Readonly<Record<string, string | undefined>>

/** @internal */
export interface SecretPass {
  readonly kind: SecretKind
  readonly pattern: RegExp
  /** The text to stand in the match's place, or null to leave it. */
  replace(match: string, groups: Groups): string | null
}

const issued = (kind: SecretKind): SecretPass => {
  const patterns = SECRET_SHAPES.filter((shape) => shape.kind === kind).map(({ pattern }) => pattern)
  return {
    kind,
    pattern: new RegExp(`(?<![A-Za-z0-9█])(?:${patterns.join("|")})`, "g"),
    replace: (match) => (NEEDS_DIGIT.test(match) && !hasDigit(match) ? null : MASK),
  }
}

const KEY_OWNERS = "api|access|auth|private|account|signing|encryption|shared|master|subscription"
/** Names whose value is a secret, at the end of an identifier: `password`, `DB_PASSWORD`, `clientSecret`, `x-api-key`. */
const SECRET_NAME = [
  "pass(?:word|wd|phrase|code)",
  "passwort",
  "pwd",
  "secret(?:[ _-]?(?:access[ _-]?)?key)?",
  `(?:${KEY_OWNERS})[ _-]?key`,
  "(?:(?:access|auth|refresh|bearer|id|session|api|bot|csrf)[ _-]?)?token",
  "credentials?",
  "authorization",
].join("|")
/** A value in quotes (to the closing one, on one line), or a run without spaces and closing marks. */
const VALUE = "(?:\"[^\"\\n]{1,400}\"|'[^'\\n]{1,400}'|`[^`\\n]{1,400}`|[^\\s\"'`,;)\\]}]{1,400})"

/** What stands where a secret would, and is none. */
const NO_SECRET = new RegExp(
  [
    "^[$<{%[(*█]",
    "^\\.{2,}",
    "^(?:process|os|env|import|config|settings|secrets|self|this)\\.",
    "^(?:null|none|nil|true|false|undefined|string|str|number|boolean|bool|int|any|unknown|required|optional|include|omit|same-origin)$",
    "^(?:changeme|example|redacted|hidden|masked|placeholder|xxx+|todo)$",
    "^(?:your|my)[-_ ]",
    "^[A-Za-z_]\\w{0,60}\\(",
  ].join("|"),
  "i",
)
/** Unquoted, it reads a field: `req.headers.authorization`. */
const FIELD_ACCESS = /^[A-Za-z_$][\w$]{0,60}(?:\.[A-Za-z_$][A-Za-z_$]{0,60}){1,8}$/
/** Words that follow a flag's name in prose. */
const FLAG_PROSE = /^(?:flags?|options?|arguments?|parameters?|switch|does|should|value)$/i

const hasDigit = (value: string): boolean => /\d/.test(value)
const isWord = (value: string): boolean => /^\p{L}+$/u.test(value)
/** Holds what words do not: a digit beside other marks, or a mark that no word has. */
const isTelling = (value: string): boolean =>
  (hasDigit(value) && /[^\d.]/.test(value)) || /[^\p{L}\d.'’/-]/u.test(value)
const unquote = (value: string): string => value.replace(/^["'`]|["'`]$/g, "")
const maskValue = (value: string): string => {
  const quote = /^["'`]/.exec(value)?.[0] ?? ""
  return `${quote}${MASK}${quote}`
}

/** `name = value` assigns, whatever the value; `name: value` may be prose ("password: how do I reset it"). */
function replaceAssigned({ head = "", name = "", sign = "", value = "", lineEnd }: Groups): string | null {
  const bare = unquote(value)
  const isQuoted = bare !== value
  const isPassword = /pass|pwd/i.test(name)
  if (bare === "" || NO_SECRET.test(bare)) return null
  if (!isPassword && (/^[\d.]+$/.test(bare) || (isWord(bare) && bare.length < 8))) return null
  if (!isQuoted) {
    if (FIELD_ACCESS.test(bare) || sign.includes("=>")) return null
    if (!sign.includes("=") && !isTelling(bare) && !(isPassword && lineEnd !== undefined)) return null
    if (!sign.includes("=") && !isPassword && bare.length < 8) return null
  }
  return `${head}${name}${sign}${maskValue(value)}`
}

/** "the password is hunter2": only what no word could be, or digits where a number is a secret. */
function replaceSpoken({ head = "", value = "" }: Groups): string | null {
  const bare = unquote(value).replace(/[.!?]+$/, "")
  const isNumber = /^\d{4,}$/.test(bare) && /pass|pwd|pin/i.test(head)
  if (bare.length < 4 || NO_SECRET.test(bare) || FIELD_ACCESS.test(bare)) return null
  return unquote(value) !== value || isNumber || isTelling(bare) ? `${head}${maskValue(value)}` : null
}

/** @internal */
export const SECRET_PASSES: readonly SecretPass[] = [
  {
    kind: "password",
    pattern:
      /(?<![A-Za-z0-9+.-])(?<head>[A-Za-z][A-Za-z0-9+.-]{1,30}:\/\/)(?<user>[^\s/@:?#"'<>█]{0,200})(?::(?<pass>[^\s/@"'<>█]{1,400}))?@/g,
    replace: (_, { head = "", user = "", pass }) =>
      pass !== undefined || (user.length >= 16 && hasDigit(user)) ? `${head}${MASK}@` : null,
  },
  {
    kind: "password",
    pattern: new RegExp(
      `(?<head>[?&#](?<name>(?:(?:${KEY_OWNERS}|client|id|refresh|x)[_-]?)?(?:token|key|secret|password|passwd|pwd|sig|signature|code)|auth)=)(?<value>[^\\s&#"'<>█]{6,2000})`,
      "gi",
    ),
    replace: (_, { head = "", name = "", value = "" }) => {
      const isPlain = /^(?:key|code|sig|auth)$/i.test(name)
      return NO_SECRET.test(value) || (isPlain && (value.length < 12 || !hasDigit(value))) ? null : `${head}${MASK}`
    },
  },
  {
    kind: "token",
    pattern: /(?<![A-Za-z0-9])(?<head>(?:bearer|basic)[ \t]{1,4})(?<value>[A-Za-z0-9._~+/=-]{12,4000})/gi,
    replace: (_, { head = "", value = "" }) =>
      hasDigit(value) || /[a-z][A-Z]|=$/.test(value) ? `${head}${MASK}` : null,
  },
  issued("jwt"),
  issued("api-key"),
  issued("token"),
  {
    kind: "password",
    pattern: new RegExp(
      `(?<![A-Za-z0-9_])(?<head>[A-Za-z0-9_.-]{0,60}?)(?<name>${SECRET_NAME})(?![A-Za-z0-9_])` +
        `(?<sign>["']?[ \\t]{0,8}(?:=>|:=|=|:)[ \\t]{0,8})(?!=)(?<value>${VALUE})(?=(?<lineEnd>[ \\t.!]{0,20}(?:[\\r\\n]|$))|)`,
      "gi",
    ),
    replace: (_, groups) => replaceAssigned(groups),
  },
  {
    kind: "password",
    pattern: new RegExp(`(?<![A-Za-z0-9_])(?<head>--?(?:${SECRET_NAME})[ \\t]{1,4})(?!-)(?<value>${VALUE})`, "gi"),
    replace: (_, { head = "", value = "" }) => {
      const bare = unquote(value)
      const isProse = bare.length < 6 || FLAG_PROSE.test(bare)
      return NO_SECRET.test(bare) || (isProse && !isTelling(bare)) ? null : `${head}${maskValue(value)}`
    },
  },
  {
    kind: "password",
    pattern: new RegExp(
      `(?<![A-Za-z0-9_])(?<head>(?:password|passwort|passphrase|passcode|pwd|api key|token|secret|pin) (?:is|was) (?:now |still )?)(?<value>${VALUE})`,
      "gi",
    ),
    replace: (_, groups) => replaceSpoken(groups),
  },
  {
    kind: "email",
    pattern:
      /(?<![A-Za-z0-9._%+█-])(?<local>[A-Za-z0-9_%+-][A-Za-z0-9._%+-]{0,63})@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}(?![A-Za-z0-9-])/g,
    replace: (_, { local }) => (local === "git" ? null : MASK),
  },
  {
    kind: "home-path",
    pattern:
      /(?<![A-Za-z0-9_~.█])(?:\/home\/|\/Users\/|[A-Za-z]:(?:\\{1,2}|\/)Users(?:\\{1,2}|\/))(?!Shared\b|Public\b)(?<name>[^\s/\\:"'`<>|,;()$*%{}█]{1,64})(?=(?<more>[/\\])|)/g,
    replace: (_, { name = "", more }) => (/^\.|\.$|^~/.test(name) || (name.includes(".") && !more) ? null : "~"),
  },
]
