// Stands in for "server-only" under vitest, which runs server code outside Next.
export {}
