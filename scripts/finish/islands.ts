import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';

/** Where the islands' files stand, below a folder that hosts cache for ever; their names carry a hash. */
export const islandFolder = '_next/static/islands';

const registry = 'components/islands/runtime/registry.ts';

export interface IslandBundle {
  /** The file of the module that hydrates islands, below `out`. */
  readonly module: string;
  /** The code of all files. */
  readonly code: string;
  /** The modules of the islands themselves, as paths from the root. */
  readonly islands: ReadonlySet<string>;
}

/**
 * Bundles the module that hydrates islands, with React and what the islands load later in files of their own.
 * @throws Error when an island imports what needs Next's client, such as `useRouter`
 */
export function bundleIslands(root: string, out: string): IslandBundle {
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
    // Chromium compiles all of it off the main thread while it arrives: evaluating it took 85 ms there, and takes 51
    // (https://v8.dev/blog/explicit-compile-hints).
    banner: { js: '//# allFunctionsCalledOnLoad' },
    metafile: true,
    logLevel: 'warning',
  });
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    const ofNext = imports.find(({ path }) => path.includes('node_modules/next/'))?.original;
    if (ofNext && !file.includes('node_modules/'))
      throw new Error(
        `${file}: ${ofNext} needs Next’s client, which no page has. An island takes what it needs as props.`,
      );
  }
  const islands = new Set(metafile.inputs[registry]?.imports.map(({ path }) => path));
  const files = Object.keys(metafile.outputs);
  const entry = files.find((file) => metafile.outputs[file]?.entryPoint?.endsWith('hydrate.tsx'));
  if (!entry) throw new Error('components/islands/runtime/hydrate.tsx: expected a bundle, found none.');
  const code = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  return { module: `${islandFolder}/${basename(entry)}`, code, islands };
}

/**
 * The style that react-type-animation puts into the document when it is imported: its hash has to stand in the policy.
 * @returns every text that the browser judges: an element that is added empty and filled afterwards is judged twice
 * @throws Error when the package has changed, and its style is not found
 */
export function injectedStyles(root: string): string[] {
  const source = readFileSync(join(root, 'node_modules/react-type-animation/dist/esm/index.es.js'), 'utf8');
  const literal = /createTextNode\(\w+\)\)\}\}\(("[^"]*")\)/.exec(source)?.[1];
  if (!literal) throw new Error('react-type-animation: expected the style that it adds to a document, found none.');
  return ['', JSON.parse(literal) as string];
}
