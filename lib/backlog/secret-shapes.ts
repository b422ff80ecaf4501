// The shapes of secrets that are known by sight: issued with a fixed prefix, so that a plain word, a git hash, a UUID or a version
// is never taken for one. Each stands alone (`(?<![A-Za-z0-9])` before it), starts with something literal and repeats within one
// character class, so matching is linear. Passwords and tokens that have no shape of their own are told by where they stand:
// `mask-secrets.ts`.

export const SECRET_KINDS = ["private-key", "jwt", "api-key", "token", "password", "email", "home-path"] as const
export type SecretKind = (typeof SECRET_KINDS)[number]

export interface SecretShape {
  /** Who issues it, for documentation and tests. */
  readonly issuer: string
  readonly kind: "api-key" | "token" | "jwt"
  /** Source of a regular expression without capturing groups. */
  readonly pattern: string
}

const shape = (issuer: string, kind: SecretShape["kind"], pattern: string): SecretShape => ({ issuer, kind, pattern })

/** One more rule for shapes whose prefix is also a common word: the match must hold a digit (`sk-learn-pipelines-…` does not). */
export const NEEDS_DIGIT = /^(?:sk|pk|rk|key|hf|gsk|r8|xai|pplx|npm|figd|lin|ntn|secret|dapi|AC|SK)[-_]?/

export const SECRET_SHAPES: readonly SecretShape[] = [
  shape("JSON Web Token", "jwt", "(?<![\\w-])eyJ[\\w-]{8,}\\.(?:eyJ)?[\\w-]{8,}\\.[\\w-]*"),
  shape("AWS access key id", "api-key", "(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}(?![A-Za-z0-9])"),
  shape("Anthropic", "api-key", "sk-ant-[\\w-]{16,}"),
  shape("OpenAI and compatible", "api-key", "sk-(?:proj-|svcacct-|admin-|or-v1-)?[\\w-]{20,}"),
  shape("Google", "api-key", "AIza[\\w-]{35}"),
  shape("Stripe", "api-key", "(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{10,}"),
  shape("Stripe webhook", "api-key", "whsec_[A-Za-z0-9+/=]{16,}"),
  shape("SendGrid", "api-key", "SG\\.[\\w-]{16,}\\.[\\w-]{16,}"),
  shape("Mailgun", "api-key", "key-[0-9a-f]{32}(?![0-9a-z])"),
  shape("Mailchimp", "api-key", "[0-9a-f]{32}-us[0-9]{1,2}(?![0-9])"),
  shape("Twilio", "api-key", "SK[0-9a-f]{32}(?![0-9a-z])"),
  shape("Groq", "api-key", "gsk_[A-Za-z0-9]{32,}"),
  shape("xAI", "api-key", "xai-[A-Za-z0-9]{32,}"),
  shape("Perplexity", "api-key", "pplx-[A-Za-z0-9]{32,}"),
  shape("New Relic", "api-key", "NRAK-[A-Z0-9]{27}"),
  shape("PostHog", "api-key", "ph[cx]_[A-Za-z0-9]{32,}"),
  shape("Square", "api-key", "(?:EAAA|sq0[a-z]{3}-)[\\w-]{22,}"),
  shape("age", "api-key", "AGE-SECRET-KEY-1[A-Z0-9]{30,}"),
  shape("GitHub", "token", "gh[pousr]_[A-Za-z0-9]{20,}"),
  shape("GitHub, fine-grained", "token", "github_pat_\\w{22,}"),
  shape("GitLab", "token", "gl(?:pat|oas|dt|rt|cbt|ptt|ft|imt|agent|soat)-[\\w-]{20,}"),
  shape("Slack", "token", "xox[abeoprs]-[\\w-]{10,}"),
  shape("Slack app", "token", "xapp-[\\w-]{10,}"),
  shape("Slack webhook", "token", "hooks\\.slack\\.com/(?:services|workflows)/[\\w/]{20,}"),
  shape("Discord webhook", "token", "discord(?:app)?\\.com/api/webhooks/[0-9]{5,}/[\\w-]{20,}"),
  shape("Google OAuth", "token", "ya29\\.[\\w-]{20,}"),
  shape("Google OAuth client", "token", "GOCSPX-[\\w-]{20,}"),
  shape("npm", "token", "npm_[A-Za-z0-9]{36}"),
  shape("PyPI", "token", "pypi-[\\w-]{50,}"),
  shape("Hugging Face", "token", "hf_[A-Za-z0-9]{30,}"),
  shape("DigitalOcean", "token", "do[oprt]_v1_[0-9a-f]{64}"),
  shape("Shopify", "token", "shp(?:at|ca|pa|ss)_[0-9A-Fa-f]{32}"),
  shape("Telegram bot", "token", "[0-9]{8,10}:[A-Za-z0-9_-]{35}(?![\\w-])"),
  shape("Databricks", "token", "dapi[0-9a-f]{32}"),
  shape("Linear", "token", "lin_(?:api|oauth)_[A-Za-z0-9]{32,}"),
  shape("Notion", "token", "(?:ntn_|secret_)[A-Za-z0-9]{40,}"),
  shape("Supabase", "token", "sb[ps]_[A-Za-z0-9_]{20,}"),
  shape("HashiCorp Vault", "token", "hv[sbr]\\.[\\w-]{24,}"),
  shape("Doppler", "token", "dp\\.(?:pt|st|ct|sa|scim|audit)\\.[\\w.]{40,}"),
  shape("Atlassian", "token", "AT[AC]TT3[\\w=-]{20,}"),
  shape("Replicate", "token", "r8_[A-Za-z0-9]{30,}"),
  shape("Figma", "token", "figd_[\\w-]{20,}"),
  shape("Grafana", "token", "gl(?:sa|c)_[\\w=+/]{20,}"),
  shape("Sentry", "token", "sntry[su]_[\\w=+/]{20,}"),
  shape("Fly.io", "token", "fm[12]_[\\w=+/,-]{40,}"),
]
