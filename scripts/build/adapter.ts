import { BuildError, documents } from 'next-documents';
import { rawExport, recordSite, siteFolder } from '../lib/built-site';
import { settleVariables } from './variables';

/** Whatever a step of this site throws is a sentence for its colleagues, which Next prints without a stack trace. */
async function toldPlainly<Result>(step: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw new BuildError(`${(error as Error).message}\n\nNothing was built; the last site is unchanged.`, {
      cause: error,
    });
  }
}

/**
 * What this site does around Next's build (ARCHITECTURE.md, "The build is `next build`"). The modules are imported when
 * their step comes, because content and settings read the environment that the steps before have settled.
 */
export const adapter = documents({
  folder: siteFolder,
  always: () => toldPlainly(() => settleVariables(process.env)),
  before: () => toldPlainly(async () => (await import('./prepare')).prepare()),
  settings: () => toldPlainly(async () => (await import('./document-settings')).settings()),
  after: (folder) => toldPlainly(async () => (await import('./complete')).complete(folder)),
  placed: recordSite,
  raw: rawExport,
});
