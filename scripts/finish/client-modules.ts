import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { filesBelow } from '../lib/files';
import { nextModules } from './next-modules.mjs';

/** What Next itself hydrates on every page: its router and its boundaries, which leave with its client. */
const ofEveryPage = /^node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib)\//;

/** Where the modules of Next stand that a page may import by name. */
const filesOfNext: Readonly<Record<keyof typeof nextModules, RegExp>> = {
  'next/link': /\/client\/(?:app-dir\/)?link\.js$/,
  'next/script': /\/client\/script\.js$/,
  'next/image': /\/client\/(?:legacy-)?image(?:-component)?\.js$/,
  'next/dynamic': /\/lazy-dynamic\//,
};

/** The client modules of each route, by Next's own manifests. @param folder what `next build` wrote, such as '.next' */
export function clientModulesOf(folder: string): Map<string, readonly string[]> {
  const app = join(folder, 'server/app');
  const routes = filesBelow(app, '_client-reference-manifest.js').map((file) => {
    const scope: { __RSC_MANIFEST?: Record<string, { clientModules: object }> } = {};
    runInNewContext(readFileSync(join(app, file), 'utf8'), { globalThis: scope });
    const [route, manifest] = Object.entries(scope.__RSC_MANIFEST ?? {})[0] ?? [];
    if (!route || !manifest) throw new Error(`${join(app, file)}: expected a client reference manifest.`);
    const modules = Object.keys(manifest.clientModules).map((name) => name.replace(/^\[project\]\/| <.*>$/g, ''));
    return [route, [...new Set(modules)]] as const;
  });
  return new Map(routes);
}

/**
 * Checks that every client module is an island: in a finished page nothing hydrates another one, and it would stand there
 * dead without a word.
 * @param islands the modules that `components/islands/runtime/registry.ts` names, as paths from the root
 * @throws Error that names the module, the route that asks for it and what to do
 */
export function assertIslands(modules: ReadonlyMap<string, readonly string[]>, islands: ReadonlySet<string>): void {
  for (const [route, names] of modules) {
    for (const name of names) {
      if (ofEveryPage.test(name) || islands.has(name)) continue;
      const ofNext = Object.entries(filesOfNext).find(([, file]) => file.test(name))?.[0] as keyof typeof nextModules;
      throw new Error(
        ofNext
          ? `app${route} imports ${ofNext}. ${nextModules[ofNext]}`
          : `${name} is a client component of app${route}, but no island: in the finished page nothing of it would run. ` +
              'Make it an island (CONTRIBUTING.md, "A new island"), or take \'use client\' out of it.',
      );
    }
  }
}
