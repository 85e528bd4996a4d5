import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { BuildError } from './errors.ts';

const runtime = fileURLToPath(new URL('../runtime/', import.meta.url));

/** The loader of islands, as an entry for `bundleInline`. */
export const loaderEntry = join(runtime, 'islands.inline');

/** What `bundleIslands` has written. */
export interface IslandBundle {
  /** The path below `out` of the module that hydrates. */
  readonly module: string;
  /** The code of all chunks. */
  readonly code: string;
  /** The islands' modules as paths from the root. */
  readonly islands: ReadonlySet<string>;
  /** The source of each module in them that may write class names, by its path. */
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * Bundles the module that hydrates islands, with React and their lazily loaded code as separate chunks.
 * @param root the absolute path of the site's folder
 * @param out the absolute path of the folder that the site is built into
 * @param registry the module that exports `islands`, as a path from the root
 * @param classFolders see `Settings.classFolders`
 * @throws BuildError when an island imports what needs Next's client, such as `useRouter`; esbuild's error for one that
 * cannot be bundled
 */
export function bundleIslands(
  root: string,
  out: string,
  registry: string,
  classFolders: readonly string[] = [''],
): IslandBundle {
  // Sorted, so that the build is reproducible.
  const variables = Object.entries(process.env)
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
    .sort();
  const { metafile } = buildSync({
    absWorkingDir: root,
    stdin: {
      contents: `import { hydrateWith } from ${JSON.stringify(join(runtime, 'hydrate'))};
        import { islands } from ${JSON.stringify(`./${registry}`)};
        export const hydrate = hydrateWith(islands);`,
      resolveDir: root,
      sourcefile: 'islands.ts',
    },
    outdir: join(out, '_next/static/islands'),
    entryNames: 'islands-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: ['es2022'],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env': JSON.stringify(Object.fromEntries(variables)),
    },
    legalComments: 'none',
    // Makes Chromium compile everything off the main thread while the file loads: evaluation takes 51 ms, not 85
    // (https://v8.dev/blog/explicit-compile-hints).
    banner: { js: '//# allFunctionsCalledOnLoad' },
    metafile: true,
    logLevel: 'silent',
  });
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    const ofNext = imports.find(({ path }) => path.includes('node_modules/next/'))?.original;
    if (ofNext && !file.includes('node_modules/'))
      throw new BuildError(`${file}: ${ofNext} needs Next’s client, which does not ship.`, { file });
  }
  const styled = Object.keys(metafile.inputs).filter(
    (file) =>
      /^(?!.*node_modules\/|<|islands\.ts$).*\.[cm]?[jt]sx?$/.test(file) &&
      classFolders.some((folder) => !folder || file.startsWith(`${folder}/`)),
  );
  const files = Object.keys(metafile.outputs);
  const hydrate = files.find((file) => metafile.outputs[file]?.entryPoint?.endsWith('islands.ts')) as string;
  return {
    module: relative(out, join(root, hydrate)),
    code: files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n'),
    sources: new Map(styled.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
    islands: new Set(metafile.inputs[registry]?.imports.map(({ path }) => path) ?? []),
  };
}
