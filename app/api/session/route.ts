import { apiRoute, showSignIn, signIn, signOut } from "@/lib/server/http"

export const dynamic = "force-dynamic"

export const GET = apiRoute("/api/session", ({ request, caller }) => showSignIn(request, caller))
export const POST = apiRoute("/api/session", ({ request }) => signIn(request))
export const DELETE = apiRoute("/api/session", ({ request }) => signOut(request))
