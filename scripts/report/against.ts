import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { redirects } from '@/content/redirects';
import { againstPage } from './against/against-page';
import { ask } from './against/ask';
import { differencesOf, type Difference } from './against/differences';
import { hostFaults } from './against/host-faults';
import { readHost } from './against/read-host';
import type { PageFacts } from './read-page';
import { readSite } from './read-site';

/**
 * Compares the site that a host serves with the build: what a deploy would change for search, and what the host itself
 * does wrong. Writes against.html and against.json, and prints a table.
 * @param address the host, such as https://www.company.com
 * @param folder the built site
 * @param target the folder of the report
 * @returns whether nothing is lost and the host is sound
 * @throws Error with one sentence when the address is none or the host does not answer
 */
export async function reportAgainst(address: string, folder: string, target: string): Promise<boolean> {
  const origin = originOf(address);
  const site = await readSite(folder);
  const after = new Map(site.pages.map((page) => [page.route, page]));
  const moved = redirects.map(({ from }) => from);
  console.error(`Reading ${origin} ...`);
  const host = await readHost(origin, [...after.keys()].filter((route) => route !== '/404').concat(moved), site.base);
  const before = new Map([...host.pages].flatMap(([route, { facts }]) => (facts ? [[route, facts] as const] : [])));
  const pagesAfter = new Map([...after].filter(([route]) => !moved.includes(route)));
  const changes = differencesOf(host, pagesAfter, redirects);
  const differences = [...changes, ...(await pictureDifferences(origin, before, pagesAfter, folder))];
  const faults = await hostFaults(host);

  await mkdir(target, { recursive: true });
  const css = await readFile(path.join(import.meta.dirname, 'report.css'), 'utf8');
  const shown = new Set(differences.map((one) => one.route));
  const pictures = await picturesOf(
    origin,
    [...shown].flatMap((route) => before.get(route) ?? []),
    [...shown].flatMap((route) => after.get(route) ?? []),
    folder,
  );
  const today = new Date().toISOString().slice(0, 10);
  const pages = before.size;
  const page = againstPage({
    host: new URL(origin).host,
    today,
    pages,
    differences,
    faults,
    before,
    after,
    pictures,
    css,
  });
  await writeFile(path.join(target, 'against.html'), page);
  await writeFile(
    path.join(target, 'against.json'),
    `${JSON.stringify({ origin, today, differences, faults }, null, 2)}\n`,
  );
  tell(origin, differences, faults, `${target}/against.html`);
  return [...differences, ...faults].every(({ level }) => level !== 'error');
}

/** @throws Error when the address is none of a host */
function originOf(address: string): string {
  const url = URL.parse(address);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`--against is "${address}"; expected the address of a host, such as https://www.example.com.`);
}

function tell(
  origin: string,
  differences: readonly Difference[],
  faults: Awaited<ReturnType<typeof hostFaults>>,
  file: string,
) {
  const short = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
  if (differences.length === 0)
    console.log('Nothing would change for search engines and link previews: the site there is this build.');
  else
    console.table(
      differences.map(({ route, subject, before, after, level }) => ({
        level,
        route,
        subject,
        now: short(before),
        after: short(after),
      })),
    );
  for (const { level, subject, text } of faults) console.log(`${level}  ${subject}: ${text}`);
  const count = (level: string) => [...differences, ...faults].filter((one) => one.level === level).length;
  console.log(
    `${origin}: ${differences.length} differences, ${count('error')} errors. To read and to pass on: ${file}`,
  );
}

/** The address of a file on the host that is asked: pages name their pictures by where the site will stand. */
const onHost = (address: string, origin: string) => new URL(new URL(address, origin).pathname, origin).href;

/** Social pictures keep their names, so a new one is found by its bytes alone. */
async function pictureDifferences(
  origin: string,
  before: ReadonlyMap<string, PageFacts>,
  after: ReadonlyMap<string, PageFacts>,
  folder: string,
): Promise<Difference[]> {
  const isSame = new Map<string, Promise<boolean>>();
  const compare = async (address: string, file: string) => {
    const [live, built] = await Promise.all([ask(onHost(address, origin)), readFile(path.join(folder, file))]);
    return live.status !== 200 || live.body.equals(built);
  };
  const differences: Difference[] = [];
  for (const [route, page] of after) {
    const address = before.get(route)?.social['og:image'];
    if (!address || address !== page.social['og:image'] || !page.picture) continue;
    const { file } = page.picture;
    if (!isSame.has(file))
      isSame.set(
        file,
        compare(address, file).catch(() => true),
      );
    if (await isSame.get(file)) continue;
    const words = { before: file, after: 'another picture at the same address' };
    differences.push({ route, subject: 'social picture', level: 'change', ...words });
  }
  return differences;
}

/** The social pictures of both sides, small enough to travel inside the page; one that does not load is left out. */
async function picturesOf(origin: string, before: readonly PageFacts[], after: readonly PageFacts[], folder: string) {
  const small = async (picture: Buffer | string) =>
    `data:image/webp;base64,${(await sharp(picture).resize({ width: 400 }).webp({ quality: 70 }).toBuffer()).toString('base64')}`;
  const entries = await Promise.all([
    ...[...new Set(before.flatMap((page) => page.social['og:image'] ?? []))].map(async (address) => {
      const shown = await ask(onHost(address, origin))
        .then(({ body }) => small(body))
        .catch(() => '');
      return [address, shown] as const;
    }),
    ...[...new Set(after.flatMap((page) => page.picture?.file ?? []))].map(
      async (file) => [file, await small(path.join(folder, file))] as const,
    ),
  ]);
  return new Map(entries);
}
