import type { NextConfig } from "next"

const nextConfig: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: false,
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
}

export default nextConfig
