import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { BuildError } from './errors.ts';
import { filesBelow } from './files.ts';

/** Next's own router and boundaries, which it hydrates on every page and which are removed with its client. */
const ofEveryPage = /(?:^|\/)node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib)\//;

/**
 * Checks that every client module is an island, because finished pages hydrate nothing else: any other would silently
 * do nothing.
 * @param manifests the folder of Next's client reference manifests, '.next/server/app'
 * @param islands the islands' modules, as paths from the root of the workspace
 * @param instead what to use instead of a module of Next
 * @throws BuildError that names the module, the route that imports it and what to do
 */
export function assertIslands(
  manifests: string,
  islands: ReadonlySet<string>,
  instead: Readonly<Record<string, string>> = {},
): void {
  for (const manifest of filesBelow(manifests, '_client-reference-manifest.js')) {
    const globalThis: { __RSC_MANIFEST?: Record<string, { clientModules: object }> } = {};
    runInNewContext(readFileSync(join(manifests, manifest), 'utf8'), { globalThis });
    for (const [route, { clientModules }] of Object.entries(globalThis.__RSC_MANIFEST ?? {})) {
      const modules = Object.keys(clientModules).map((name) => name.replace(/^\[project\]\/| <.*>$/g, ''));
      const file = modules.find((module) => !ofEveryPage.test(module) && !islands.has(module));
      if (file) throw new BuildError(`app${route} ${problemOf(file, instead)}`, { file });
    }
  }
}

function problemOf(module: string, instead: Readonly<Record<string, string>>): string {
  // Such as "next/dist/client/image-component.js", "next/dist/shared/lib/lazy-dynamic/preload-chunks.js".
  const feature = /(?:^|\/)node_modules\/next\/dist\/.*[/-](link|script|image|dynamic)\b/.exec(module)?.[1];
  const name = `next/${feature}`;
  if (feature) return `imports ${name}. ${instead[name] ?? 'It needs Next’s client, which does not ship.'}`;
  return (
    `has the client component ${module}, which is not an island: it would not run in the finished page. ` +
    "Make it an island, or remove its 'use client'."
  );
}
