import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextAdapter } from 'next';
import { rawExport, siteFolder } from '../lib/built-site';
import { filesBelow } from '../lib/files';
import { settleVariables } from './variables';

/** Where Next exports to: never into the folder that is served, which changes in one step when everything is done. */
const exported = '.next/export';

type Complete = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

let isPrepared = false;

/**
 * Makes `next build` the whole build: checks and generates what it needs before Next begins, and turns Next's export into
 * the site that ships when it ends (ARCHITECTURE.md, "The build is `next build`"). Other commands that load the
 * configuration, such as `next dev` and `next typegen`, change nothing.
 *
 * A host may bring an adapter of its own in `NEXT_ADAPTER_PATH`, which `adapterPath` in next.config.ts overrides: it is
 * called after this one, with the finished files.
 * @see node_modules/next/dist/docs/01-app/03-api-reference/07-adapters
 */
export const adapter: NextAdapter = {
  name: 'northquay',

  async modifyConfig(config, context) {
    const host = await hostAdapter();
    const isBuild = context.phase === 'phase-production-build' && process.argv.includes('build');
    if (isBuild || context.phase === 'phase-development-server')
      await orStop(() => {
        checkFolder(context.projectDir);
        settleVariables(process.env);
      });
    if (isBuild) {
      // Whatever the shell says: React's development build cannot render a site for production.
      Object.assign(process.env, { NODE_ENV: 'production' });
      await orStop(async () => (await import('./prepare')).prepare());
      isPrepared = true;
      config = { ...config, distDir: exported };
    }
    return (await host?.modifyConfig?.(config, context)) ?? config;
  },

  async onBuildComplete(context) {
    const folder = siteFolder();
    await orStop(async () => {
      if (!isPrepared) throw new Error('Next built without preparing: run it as "next build".');
      // Imported here, because content and its modules read the environment that `prepare` has set.
      const { complete } = await import('./complete');
      await complete({ exported, raw: rawExport(), folder });
      console.log(`The site is in ${folder}/.`);
    });
    await (await hostAdapter())?.onBuildComplete?.(ofTheSite(context, folder));
  },
};

/** @throws Error for a folder whose path Next's bundler takes for something else */
function checkFolder(path: string): void {
  if (path.includes('#'))
    throw new Error(`The path ${path} has a "#", which Next cannot build in. Rename or move the folder.`);
}

/** Runs a step of the build; prints what is wrong without Next's stack trace, and ends the build. */
async function orStop(step: () => void | Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error(`\n${(error as Error).message}\n\nNothing was built; the site of the last build is unchanged.\n`);
    process.exit(1);
  }
}

/** The adapter that the host brings, if any. */
async function hostAdapter(): Promise<NextAdapter | undefined> {
  const path = process.env.NEXT_ADAPTER_PATH;
  if (!path) return undefined;
  const { default: found } = (await import(pathToFileURL(path).href)) as { default: NextAdapter };
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
