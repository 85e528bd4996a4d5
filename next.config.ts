import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { readBasePath } from './lib/variables';

process.env.NEXT_TELEMETRY_DISABLED ??= '1';

/**
 * Every route becomes a file in out/ at build time. `trailingSlash` stays off because the required URLs and canonicals
 * have none; the host configurations in deploy/ map `/about` to `about.html`.
 */
const config = (phase: string): NextConfig => ({
  output: 'export',
  trailingSlash: false,
  // What precedes and follows the build, so that `next build` alone writes the site that ships.
  adapterPath: join(process.cwd(), 'scripts/build/adapter.mjs'),
  basePath: readBasePath(process.env) || undefined,
  // Development-only pages, such as the style guide, end in `.dev.tsx`.
  pageExtensions: ['tsx', 'ts', ...(phase === 'phase-development-server' ? ['dev.tsx'] : [])],
  // Otherwise Next would take a parent folder with a lock file for the project root and derive names from its path.
  turbopack: { root: process.cwd() },
  reactStrictMode: true,
  poweredByHeader: false,
  // A random id, Next's default, would keep the same commit from building to the same bytes.
  generateBuildId: () => 'export',
  devIndicators: false,
  productionBrowserSourceMaps: false,
  // `npm run check` already type-checks the whole repository, tests and scripts included.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: {
    // With two root layouts the 404 page has to be app/global-not-found.tsx.
    globalNotFound: true,
    // By default Next leaves one core idle, half of a small machine.
    cpus: availableParallelism(),
  },
  // Bundles the inline scripts during rendering; it runs a native binary, so it cannot be bundled itself.
  serverExternalPackages: ['esbuild'],
});

export default config;
