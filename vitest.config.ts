import path from "node:path"
import { defineConfig } from "vitest/config"

export default defineConfig({
  resolve: {
    alias: {
      "@": path.resolve(import.meta.dirname),
      "server-only": path.resolve(import.meta.dirname, "scripts/testing/empty.ts"),
    },
  },
  test: {
    include: ["{app,components,lib,scripts,bin}/**/*.test.{ts,tsx}"],
    // Components ask for a DOM with a `// @vitest-environment happy-dom` line of their own; the engine must never see one.
    environment: "node",
    // Generous, for busy machines: what never ends fails all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
