import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';

// Next would announce at its first start that it collects usage data, and collect it.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

/** Pages that exist in development only, such as the style guide, end in `.dev.tsx`. */
const developmentPages = process.env.NODE_ENV === 'development' ? ['dev.tsx'] : [];

/**
 * Every route becomes a file in out/ at build time. `trailingSlash` stays off because the required addresses
 * and canonicals have none; the host configurations in deploy/ map `/about` to `about.html`.
 */
const config: NextConfig = {
  output: 'export',
  trailingSlash: false,
  // Next exports there and keeps its own files in .next (scripts/build.ts).
  distDir: process.env.EXPORT_FOLDER || '.next',
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || undefined,
  pageExtensions: ['tsx', 'ts', ...developmentPages],
  // Where a folder around this one has a lock file too, Next would take that for the project, and name files from there.
  turbopack: { root: process.cwd() },
  reactStrictMode: true,
  poweredByHeader: false,
  // Next would take a random one. Nothing that ships carries it, and the same commit builds to the same bytes.
  generateBuildId: () => 'export',
  devIndicators: false,
  productionBrowserSourceMaps: false,
  // `npm run check` type-checks the whole repository, tests and scripts included; twice would be slower, not safer.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: {
    // The 404 page beside two root layouts (app/global-not-found.tsx).
    globalNotFound: true,
    // Next leaves one core free, of a small machine's two.
    cpus: availableParallelism(),
  },
  // Bundles the inline scripts while pages are rendered; it is a program, which no bundler can take in.
  serverExternalPackages: ['esbuild'],
};

export default config;
