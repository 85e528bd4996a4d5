import { company } from '@/content/company';
import { expectationOf, promisedRoutes } from './expected';
import { checkPage } from './page-checks';
import type { Finding, PageFacts, SiteFacts } from './types';

/**
 * Checks the whole exported site: every page by itself, then the pages against each other, the sitemap and robots.txt.
 * @param today the day of the check, such as "2026-11-21"
 */
export function checkSite(site: SiteFacts, today: string): Finding[] {
  const { base, preview } = site;
  return [
    ...site.pages.flatMap((page) => checkPage(page, { base, preview, today })),
    ...missingPages(site),
    ...duplicates(site.pages),
    ...sharedPictures(site.pages),
    ...(preview ? previewState(site) : sitemap(site)),
    ...origin(site),
  ];
}

function missingPages({ pages }: SiteFacts): Finding[] {
  const found = new Set(pages.map((page) => page.route));
  return promisedRoutes
    .filter((route) => !found.has(route))
    .map((route) => ({
      route,
      level: 'error',
      subject: 'robots',
      text: 'The page is not there: content/routes.ts names it and the build made none.',
    }));
}

const compared = {
  title: { name: 'title', of: (page: PageFacts) => page.titles[0] },
  description: { name: 'description', of: (page: PageFacts) => page.descriptions[0] },
  headings: { name: 'main heading', of: (page: PageFacts) => page.headings.find((one) => one.level === 1)?.text },
} as const;

/** Two pages that search engines may list must not say the same; the alias is the same page on purpose. */
function duplicates(pages: readonly PageFacts[]): Finding[] {
  const listed = pages.filter((page) => expectationOf(page.route).listed);
  return (Object.keys(compared) as (keyof typeof compared)[]).flatMap((subject) => {
    const { name, of } = compared[subject];
    return listed.flatMap((page): Finding[] => {
      const twin = listed.find((other) => other !== page && of(page) && of(other) === of(page));
      const { file } = expectationOf(page.route);
      return twin
        ? [
            {
              route: page.route,
              level: 'error',
              subject,
              text: `The ${name} is that of ${twin.route} too.`,
              where: file,
            },
          ]
        : [];
    });
  });
}

/** Section pages show the home page's picture; any other page that shares one is worth a look. */
function sharedPictures(pages: readonly PageFacts[]): Finding[] {
  const home = pages.find((page) => page.route === '/')?.picture?.file;
  const listed = pages.filter((page) => expectationOf(page.route).listed && page.route !== '/');
  return listed.flatMap(({ route, picture }): Finding[] => {
    if (!picture) return [];
    if (picture.file === home) {
      return [
        {
          route,
          level: 'deliberate',
          subject: 'picture',
          text: 'The page is a section of the home page, so it shares the home page’s picture.',
        },
      ];
    }
    const twin = listed.find((other) => other.route !== route && other.picture?.file === picture.file);
    return twin
      ? [{ route, level: 'error', subject: 'picture', text: `The picture is that of ${twin.route} too.` }]
      : [];
  });
}

function sitemap({ pages, sitemap: addresses, base, robotsTxt }: SiteFacts): Finding[] {
  const findings: Finding[] = [];
  const say = (route: string, text: string) =>
    findings.push({ route, level: 'error', subject: 'sitemap', text, where: 'content/listed.ts' });
  const named = new Set(addresses.map((address) => address.slice(base.length).replace(/\/$/, '') || '/'));
  for (const address of addresses)
    if (!address.startsWith(base)) say('/', `The sitemap names ${address}, which is not on ${base}.`);
  for (const { route } of pages) {
    const { listed } = expectationOf(route);
    if (listed && !named.has(route)) say(route, 'The page is not in the sitemap.');
    if (!listed && named.has(route)) say(route, 'The page is in the sitemap, and it should not be.');
  }
  const known = new Set(pages.map((page) => page.route));
  for (const route of named) if (!known.has(route)) say(route, 'The sitemap names this page, and there is none.');
  if (addresses.length !== named.size) say('/', 'The sitemap names a page twice.');
  if (!robotsTxt.includes(`Sitemap: ${base}/sitemap.xml`)) say('/', 'robots.txt does not name the sitemap.');
  if (/^Disallow: \/\s*$/im.test(robotsTxt)) say('/', 'robots.txt closes the whole site.');
  return findings;
}

function previewState({ sitemap: addresses }: SiteFacts): Finding[] {
  const note: Finding = {
    route: '/',
    level: 'notice',
    subject: 'robots',
    text: 'This is a preview build: every page asks search engines to leave it out. Do not publish it as the site.',
  };
  if (!addresses.length) return [note];
  return [note, { route: '/', level: 'error', subject: 'sitemap', text: 'A preview names its pages in the sitemap.' }];
}

function origin({ base, preview }: SiteFacts): Finding[] {
  if (!base)
    return [
      { route: '/', level: 'error', subject: 'canonical', text: 'The home page does not say where the site stands.' },
    ];
  if (preview || base.startsWith(company.origin)) return [];
  return [
    {
      route: '/',
      level: 'notice',
      subject: 'canonical',
      text: `The pages say that they stand on ${base}; content/company.ts says ${company.origin}.`,
    },
  ];
}
