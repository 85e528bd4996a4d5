import { readFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { personPath, vacancyPath } from '@/lib/addresses';
import { nearest } from '@/lib/content-problems';
import { escapeHtml } from '@/lib/escape-html';
import type { Redirect } from '@/lib/schemas/redirects';
import { readBasePath } from '@/lib/variables';
import { routesOfCode } from '../content/reserved';
import { isPage, messagePage } from './content-gate';

/** What the site has, as `npm run content` last wrote it. */
interface Site {
  readonly addresses: readonly string[];
  /** The address of each page by its file. */
  readonly byFile: ReadonlyMap<string, string>;
  readonly redirects: readonly Redirect[];
}

/**
 * Answers for addresses that no page has, where Next would show an error about our code: as a host does for one that has moved
 * (content/redirects.yaml), or else with 404 and where its page went since the server was started.
 * Next notices a new page only when it is asked for it, and answers 404 once; so a new page is asked for before it is shown.
 * @param ask asks Next for an address, and says whether the page is there
 * @param read the site as it is now
 * @returns a function that says whether it has answered
 */
export function createUnknownAddress(ask: (url: string) => Promise<boolean>, read: () => Site = readSite) {
  const noticed = new Set(read().addresses);
  let known = new Map<string, string>();
  const formerly = new Map<string, string>();
  const look = () => {
    const site = read();
    for (const [file, address] of known) if (site.byFile.get(file) !== address) formerly.set(address, file);
    known = new Map(site.byFile);
    return site;
  };
  look();
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!isPage(pathname)) return false;
    const base = readBasePath(process.env);
    const address = pathname.slice(base.length).replace(/\/$/, '') || '/';
    const { addresses, byFile, redirects } = look();
    // Next has its page for unknown addresses where no route could fit.
    if (address === '/404') {
      request.url = '/no/such/page/here';
      return false;
    }
    if (addresses.includes(address)) {
      // Before it is asked for, because this very question comes back here.
      if (noticed.has(address)) return false;
      noticed.add(address);
      for (let tries = 0; tries < 20 && !(await ask(pathname)); tries += 1) await after(300);
      return false;
    }
    noticed.delete(address);
    const move = redirects.find(({ from }) => from === address);
    if (move && move.to !== 'gone') {
      response.writeHead(307, { Location: base + move.to, 'Cache-Control': 'no-store' }).end();
      return true;
    }
    const now = byFile.get(formerly.get(address) ?? '');
    const meant = now ?? nearest(address, addresses);
    const link = meant && `<a href="${escapeHtml(base + meant)}">${escapeHtml(meant)}</a>`;
    const sentence = now
      ? `The page now has the address ${link}. Once the old one has been on the real site, add it under “Moved addresses” (content/redirects.yaml), so that nobody is lost who has it.`
      : link && `Did you mean ${link}?`;
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(messagePage(`There is no page at ${address}`, `<p>${sentence ?? ''}</p>`));
    return true;
  };
}

function readSite(): Site {
  const read = <Data>(name: string) => JSON.parse(readFileSync(`generated/content/${name}.json`, 'utf8')) as Data;
  const pages = ['pages', 'section-pages', 'articles'].flatMap(
    (folder) =>
    Object.entries(read<Record<string, { path: string }>>(folder)).map(([file, { path }]) => [`${folder}/${file}`, path] as const), // prettier-ignore
  );
  const idsIn = (folder: string) => Object.keys(read<object>(folder)).map((id) => ({ id }));
  return {
    addresses: [
      ...read<string[]>('addresses'),
      ...idsIn('vacancies').map(vacancyPath),
      ...idsIn('people').map(personPath),
      ...routesOfCode(),
    ],
    byFile: new Map(pages),
    redirects: read<{ moved: Redirect[] }>('redirects').moved,
  };
}
