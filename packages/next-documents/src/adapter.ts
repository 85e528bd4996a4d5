import { lstatSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextAdapter } from 'next';
import { filesBelow, moveFolder, replaceFolder } from './files';
import { letServersRead } from './modes';
import { correctNote } from './next-notes';
import type { Settings } from './settings';
import { finishSite } from './site';

/** Where Next exports to: never into the folder that is served, which changes in one step when everything is done. */
const exported = '.next/export';
const finished = '.next/documents';

type Complete = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

/** What happens around Next's build. Every step may throw: its message is printed, and the build ends. */
export interface Steps {
  /** The folder of the built site, relative to the root; `out` by default. */
  readonly folder?: () => string;
  /** Before anything else, in development too, such as a check of variables. */
  readonly always?: () => void;
  /** Before Next compiles, such as what content must be checked for, or generated. */
  readonly before?: () => Promise<void>;
  /** What the site allows its pages; asked after the build, when the environment is complete. */
  readonly settings?: () => Settings | Promise<Settings>;
  /** After the pages are finished, such as files to add and links to check. @param folder of the finished site */
  readonly after?: (folder: string) => void | Promise<void>;
  /** Puts the finished site in place; renames the folder by default. */
  readonly place?: (finished: string, folder: string) => void;
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
      if (isBuild || context.phase === 'phase-development-server')
        await orStop(() => {
          checkFolder(context.projectDir);
          steps.always?.();
        });
      if (isBuild) {
        // Whatever the shell says: React's development build cannot render a site for production.
        Object.assign(process.env, { NODE_ENV: 'production' });
        await orStop(steps.before);
        isPrepared = true;
        config = { ...config, distDir: exported };
      }
      return (await host?.modifyConfig?.(config, context)) ?? config;
    },

    async onBuildComplete(context) {
      const folder = folderOf();
      await orStop(async () => {
        if (!isPrepared) throw new Error('Next built without preparing: run it as "next build".');
        await complete(context, folder, steps);
        console.log(`The site is in ${folder}/.`);
      });
      await (await hostAdapter())?.onBuildComplete?.(ofTheSite(context, folder));
    },
  };
}

async function complete({ config, distDir }: Complete, folder: string, steps: Steps): Promise<void> {
  const started = performance.now();
  const settings = (await steps.settings?.()) ?? {};
  rmSync(finished, { recursive: true, force: true });
  const manifests = join(distDir, 'server/app');
  const folders = {
    raw: exported,
    out: finished,
    manifests,
    basePath: config.basePath,
    workspace: config.turbopack?.root,
  };
  const pages = await finishSite(folders, settings);
  await steps.after?.(finished);
  letServersRead(finished);
  console.log(`documents: ${pages} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  correctNote(join(distDir, 'export-detail.json'), resolve(exported), resolve(folder));
  keepRaw(steps.raw?.());
  (steps.place ?? replaceFolder)(finished, folder);
}

function keepRaw(raw?: string): void {
  rmSync(raw ?? exported, { recursive: true, force: true });
  if (!raw) return;
  mkdirSync(dirname(raw), { recursive: true });
  moveFolder(exported, raw);
}

/** @throws Error for a folder whose path Next's bundler takes for something else, or where it would look for packages elsewhere */
function checkFolder(path: string): void {
  if (lstatSync(join(path, '.next'), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      '.next is a link, from whose other end Next finds no packages. Delete it, or mount a folder there.',
    );
  if (path.includes('#'))
    throw new Error(`The path ${path} has a "#", which Next cannot build in. Rename or move the folder.`);
}

/** Runs a step of the build; prints what is wrong without Next's stack trace, and ends the build. */
async function orStop(step?: () => void | Promise<void>): Promise<void> {
  try {
    await step?.();
  } catch (error) {
    console.error(`\n${(error as Error).message}\n\nNothing was built; the site of the last build is unchanged.\n`);
    process.exit(1);
  }
}

/** The adapter that the host brings, if any. */
async function hostAdapter(): Promise<NextAdapter | undefined> {
  const path = process.env.NEXT_ADAPTER_PATH;
  if (!path) return undefined;
  const { default: found } = (await import(isAbsolute(path) ? pathToFileURL(path).href : path)) as {
    default: NextAdapter;
  };
  return found;
}

/** What Next said of its export, said of the finished site. */
function ofTheSite(context: Complete, folder: string): Complete {
  const { basePath } = context.config;
  const staticFiles = filesBelow(folder, '').map((file) => ({
    id: file,
    type: 'STATIC_FILE' as Complete['outputs']['staticFiles'][number]['type'],
    pathname: `${basePath}/${file.replace(/\.html$/, '')}`,
    filePath: join(context.projectDir, folder, file),
    immutableHash: undefined,
  }));
  return {
    ...context,
    config: { ...context.config, distDir: '.next' },
    outputs: { ...context.outputs, staticFiles },
  };
}
