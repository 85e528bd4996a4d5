import { documents } from 'next-documents';
import { placeSite, rawExport, siteFolder } from '../lib/built-site';
import { settleVariables } from './variables';

/**
 * What this site does around Next's build (ARCHITECTURE.md, "The build is `next build`"). The modules are imported when
 * their step comes, because content and settings read the environment that the steps before have settled.
 */
export const adapter = documents({
  folder: siteFolder,
  always: () => settleVariables(process.env),
  before: async () => (await import('./prepare')).prepare(),
  settings: async () => (await import('./document-settings')).settings(),
  after: async (folder) => (await import('./complete')).complete(folder),
  place: placeSite,
  raw: rawExport,
});
