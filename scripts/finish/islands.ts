import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';

/** Where the islands' files stand, below a folder that hosts cache for ever; their names carry a hash. */
export const islandFolder = '_next/static/islands';

/**
 * Bundles the module that hydrates islands, with React and what the islands load later in files of their own.
 * @returns the file of the module, below `out`, and the code of all files
 */
export function bundleIslands(root: string, out: string): { module: string; code: string } {
  // In order, so that the same variables give the same bytes on every machine.
  const publicVariables = Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: { islands: 'components/islands/runtime/hydrate.tsx' },
    outdir: join(out, islandFolder),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: ['es2022'],
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env': JSON.stringify(Object.fromEntries(publicVariables)),
    },
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  const files = Object.keys(metafile.outputs);
  const entry = files.find((file) => metafile.outputs[file]?.entryPoint?.endsWith('hydrate.tsx'));
  if (!entry) throw new Error('components/islands/runtime/hydrate.tsx: expected a bundle, found none.');
  const code = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  return { module: `${islandFolder}/${basename(entry)}`, code };
}
