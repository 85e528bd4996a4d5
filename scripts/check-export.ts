import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirects } from '@/content/redirects';
import { routes } from '@/content/routes';
import { site } from '@/site/urls';
import { exportProblems } from './check-export/addresses';
import { filesBelow, routeOf } from './lib/files';
import { main } from './lib/main';

/**
 * The step after finishing in `npm run build`: holds the export itself against the addresses that the content names, so
 * that no way through the code can lose a page or leave a link that leads nowhere.
 */
const folder = process.env.EXPORT_FOLDER || 'out';

await main(async () => {
  const problems = exportProblems({
    pages: filesBelow(folder, '.html').map((file) => ({
      address: routeOf(file),
      html: readFileSync(join(folder, file), 'utf8'),
    })),
    routes: Object.values(routes),
    others: ['/404', '/_not-found', ...redirects.map(({ from }) => from)],
    origin: new URL(site.origin).origin,
    basePath: site.basePath,
    sitemap: readFileSync(join(folder, 'sitemap.xml'), 'utf8'),
    hasFile: (address) => existsSync(join(folder, address)),
  });
  if (problems.length) throw new Error(`The site has addresses that lead nowhere:\n  ${problems.join('\n  ')}`);
});
