// The sign-in form: one field, no script. Served by itself, so that nothing of the product has to load for a stranger.

export function makeSignInPage(next: string, fault: string | null): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign in · Skill Tower</title>
<style>
:root { color-scheme: light dark; --paper: #f7f8f7; --ink: #14201f; --soft: #44514f; --line: #b9c2bf; --accent: #0b6b62; --on-accent: #ffffff; --bad: #b3400a }
@media (prefers-color-scheme: dark) { :root { --paper: #0d1413; --ink: #e6ecea; --soft: #a9b5b2; --line: #3a4643; --accent: #4cc2b3; --on-accent: #06201d; --bad: #ff9a6b } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
main { width: min(24rem, calc(100vw - 3rem)) }
h1 { font-size: 1.25rem; margin: 0 0 .25rem }
p { margin: 0 0 1.25rem; color: var(--soft) }
label { display: block; font-weight: 600; margin-bottom: .35rem }
input, button { box-sizing: border-box; width: 100%; font: inherit; padding: .55rem .7rem; border: 1px solid var(--line); border-radius: 3px }
input { background: transparent; color: inherit }
button { margin-top: .75rem; background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; cursor: pointer }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.fault { color: var(--bad); margin: .5rem 0 0 }
</style>
</head>
<body>
<main>
<h1>Skill Tower</h1>
<p>This server asks for a token. Whoever runs it can give you one.</p>
<form method="post" action="/api/session">
<input type="hidden" name="next" value="${escapeHtml(next)}">
<label for="token">Token</label>
<input id="token" name="token" type="password" required autofocus autocomplete="current-password" spellcheck="false"${fault === null ? "" : ' aria-invalid="true" aria-describedby="fault"'}>
${fault === null ? "" : `<p class="fault" id="fault" role="alert">${escapeHtml(fault)}</p>`}
<button>Sign in</button>
</form>
</main>
</body>
</html>
`
}

export const SIGN_IN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const HERE = "http://tower.invalid"

/** Where to go after signing in: an address of this server, never one that a crafted link names elsewhere. */
export function readNextPath(wanted: string | null): string {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, HERE)) return "/"
  const url = new URL(wanted, HERE)
  return url.origin === HERE && !url.pathname.startsWith("/api/") ? `${url.pathname}${url.search}` : "/"
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
