import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { filesBelow } from '../lib/files';
import { nextModules } from './next-modules.mjs';

/** Next's own router and boundaries, which it hydrates on every page and which are removed with its client. */
const ofEveryPage = /^node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib)\//;

/**
 * Checks that every client module is an island, because finished pages hydrate nothing else: any other would silently
 * do nothing.
 * @param manifests the folder of Next's client reference manifests, '.next/server/app'
 * @param islands the modules in `components/islands/runtime/registry.ts`, as paths from the root
 * @throws Error that names the module, the route that imports it and what to do
 */
export function assertIslands(manifests: string, islands: ReadonlySet<string>): void {
  for (const manifest of filesBelow(manifests, '_client-reference-manifest.js')) {
    const globalThis: { __RSC_MANIFEST?: Record<string, { clientModules: object }> } = {};
    runInNewContext(readFileSync(join(manifests, manifest), 'utf8'), { globalThis });
    for (const [route, { clientModules }] of Object.entries(globalThis.__RSC_MANIFEST ?? {})) {
      const modules = Object.keys(clientModules).map((name) => name.replace(/^\[project\]\/| <.*>$/g, ''));
      const other = modules.find((module) => !ofEveryPage.test(module) && !islands.has(module));
      if (other) throw new Error(`app${route} ${problemOf(other)}`);
    }
  }
}

function problemOf(module: string): string {
  // Such as "next/dist/client/image-component.js", "next/dist/shared/lib/lazy-dynamic/preload-chunks.js".
  const name = `next/${/^node_modules\/next\/dist\/.*[/-](link|script|image|dynamic)\b/.exec(module)?.[1]}`;
  if (name in nextModules) return `imports ${name}. ${nextModules[name as keyof typeof nextModules]}`;
  return (
    `has the client component ${module}, which is not an island: it would not run in the finished page. ` +
    'Make it an island (CONTRIBUTING.md, "A new island"), or remove its \'use client\'.'
  );
}
