import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextAdapter } from 'next';
import { BuildError } from './errors.ts';
import { assertReplaceable, filesBelow, moveFolder, replaceFolder } from './files.ts';
import { letServersRead } from './modes.ts';
import { correctNote } from './next-notes.ts';
import type { Settings } from './settings.ts';
import { finishSite } from './site.ts';

/** Where Next exports to: never into the folder that is served, which changes in one step when everything is done. */
const exported = '.next/export';
const finished = '.next/documents';

type Complete = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

/**
 * What happens around Next's build. Whatever a step throws ends the build and leaves the site of the last one: Next prints a
 * `BuildError` as its sentence, and any other error with its stack trace.
 */
export interface Steps {
  /** The folder of the built site, relative to the root; `out` by default. */
  readonly folder?: () => string;
  /** Before anything else, in development too, such as a check of variables. */
  readonly always?: () => void | Promise<void>;
  /** Before Next compiles, such as what content must be checked for, or generated. */
  readonly before?: () => void | Promise<void>;
  /** What the site allows its pages; asked after the build, when the environment is complete. */
  readonly settings?: () => Settings | Promise<Settings>;
  /** After the pages are finished, such as files to add and links to check. @param folder of the finished site */
  readonly after?: (folder: string) => void | Promise<void>;
  /** In the same step as the finished site takes its place, such as a record of it. */
  readonly placed?: () => void;
  /** Keeps Next's own export in this folder, such as for a comparison of the two; it is deleted by default. */
  readonly raw?: () => string;
}

/**
 * An adapter that makes `next build` write documents: for `adapterPath` in the configuration of Next.
 *
 * Other commands that load the configuration, such as `next dev` and `next typegen`, change nothing. A host may bring an
 * adapter of its own in `NEXT_ADAPTER_PATH`, which `adapterPath` overrides: it is called after this one, with the
 * finished files.
 * @see https://nextjs.org/docs/app/api-reference/adapters
 */
export function documents(steps: Steps = {}): NextAdapter {
  let isPrepared = false;
  const folderOf = () => steps.folder?.() ?? 'out';
  return {
    name: 'next-documents',

    async modifyConfig(config, context) {
      const host = await hostAdapter();
      const isBuild = context.phase === 'phase-production-build' && process.argv.includes('build');
      if (isBuild || context.phase === 'phase-development-server') {
        checkFolder(context.projectDir);
        await steps.always?.();
      }
      if (isBuild) {
        // Whatever the shell says: React's development build cannot render a site for production.
        Object.assign(process.env, { NODE_ENV: 'production' });
        if (config.output !== 'export')
          throw new BuildError("Documents are made of an export: set `output: 'export'`.");
        assertReplaceable(resolve(context.projectDir, folderOf()));
        await steps.before?.();
        isPrepared = true;
        config = { ...config, distDir: exported };
      }
      return (await host?.modifyConfig?.(config, context)) ?? config;
    },

    async onBuildComplete(context) {
      if (!isPrepared) throw new BuildError('Next built without preparing: run it as "next build".');
      const folder = folderOf();
      await complete(context, folder, steps);
      console.log(`The site is in ${folder}/.`);
      await (await hostAdapter())?.onBuildComplete?.(ofTheSite(context, folder));
    },
  };
}

async function complete({ config, distDir, projectDir }: Complete, folder: string, steps: Steps): Promise<void> {
  const started = performance.now();
  const inSite = (path: string) => resolve(projectDir, path);
  const [raw, out] = [inSite(exported), inSite(finished)];
  const settings = (await steps.settings?.()) ?? {};
  rmSync(out, { recursive: true, force: true });
  const manifests = join(distDir, 'server/app');
  const workspace = config.turbopack?.root;
  const pages = await finishSite(
    { root: projectDir, raw, out, manifests, basePath: config.basePath, workspace },
    settings,
  );
  await steps.after?.(out);
  letServersRead(out);
  console.log(`documents: ${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  correctNote(join(distDir, 'export-detail.json'), raw, inSite(folder));
  keepRaw(raw, steps.raw && inSite(steps.raw()));
  replaceFolder(out, inSite(folder), steps.placed);
}

function keepRaw(from: string, to = from): void {
  rmSync(to, { recursive: true, force: true });
  if (to === from) return;
  mkdirSync(dirname(to), { recursive: true });
  moveFolder(from, to);
}

/** @throws BuildError for a folder whose path Next's bundler takes for something else, or where it would look for packages elsewhere */
function checkFolder(path: string): void {
  if (lstatSync(join(path, '.next'), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new BuildError(
      '.next is a link, from whose other end Next finds no packages. Delete it, or mount a folder there.',
    );
  if (path.includes('#'))
    throw new BuildError(`The path ${path} has a "#", which Next cannot build in. Rename or move the folder.`);
}

/** The adapter that the host brings, if any. */
async function hostAdapter(): Promise<NextAdapter | undefined> {
  const path = process.env.NEXT_ADAPTER_PATH;
  if (!path) return undefined;
  const host = (await import(isAbsolute(path) ? pathToFileURL(path).href : path)) as { default: NextAdapter };
  return host.default;
}

/** What Next said of its export, said of the finished site. */
function ofTheSite(context: Complete, folder: string): Complete {
  const { basePath } = context.config;
  const root = resolve(context.projectDir, folder);
  const staticFiles = filesBelow(root, '').map((file) => ({
    id: file,
    type: 'STATIC_FILE' as Complete['outputs']['staticFiles'][number]['type'],
    pathname: `${basePath}/${file.replace(/\.html$/, '')}`,
    filePath: join(root, file),
    immutableHash: undefined,
  }));
  return {
    ...context,
    config: { ...context.config, distDir: '.next' },
    outputs: { ...context.outputs, staticFiles },
  };
}
