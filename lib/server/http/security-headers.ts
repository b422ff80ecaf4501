// The headers that every answer carries, and the content security policy of pages.

/** For every answer. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  // Not `no-referrer`: with it a browser sends `Origin: null` with our own forms, which the origin check refuses.
  "referrer-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
}

/** An answer of the API is data: nothing in it may load or run, should a browser ever show it as a page. */
export const API_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * Scripts run only with this answer's nonce (Next puts it on its own). Styles may be inline: the interface positions by
 * style attributes, and images, fonts and connections are held to this origin, so a style can carry nothing away.
 * No `upgrade-insecure-requests`: on a plain-HTTP address other than localhost it would break every script.
 */
export function makePagePolicy(nonce: string, isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    // React's development build evaluates strings to rebuild server stacks.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
}

export function makeNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64")
}
