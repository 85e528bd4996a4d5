import { bundleInline } from './inline.ts';
import { bundleIslands, loaderEntry } from './islands.ts';
import type { Settings } from './settings.ts';

/** What the islands of a page in development are bundled from, and into. */
export interface DevelopmentFolders {
  /** The absolute path of the site's folder. */
  readonly root: string;
  /** The absolute path of the folder that is served at the root of the site, into which the islands are bundled. */
  readonly served: string;
}

/** What only Next's client and the streams that it reads have. */
const ofClient = /\/_next\/|__next_|TURBOPACK|\$R[BCSTX]\b/;

/**
 * Turns a page of Next's development server into a document with islands, like the built page: without Next's client, which
 * would hydrate all of it. Pruning, inlining and the policy are left to the build.
 * @param html as Next sends it
 * @throws Error when an island cannot be bundled
 */
export function developmentDocument(
  html: string,
  { root, served }: DevelopmentFolders,
  { islands, classFolders }: Settings,
): string {
  const page = html.replace(/<script\b([^>]*)>(.*?)<\/script>/gs, (script, attributes: string, text: string) =>
    ofClient.test(attributes + text) ? '' : script,
  );
  if (!islands || !/<[^>]* data-island="[^>]* data-hydrate="/.test(page)) return page;
  const { module } = bundleIslands(root, served, islands, classFolders);
  return page.replace('</head>', () => `<script data-src="/${module}">${bundleInline(loaderEntry)}</script></head>`);
}
