/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { checkFiles } from '@/scripts/content/check';
import type { Company } from '@/lib/schemas/company';
import { readContent } from '@/scripts/content/read';
import { jsonOf } from '@/scripts/content/write';

// Read from the file, because imports of content/company.ts get the other company's facts here.
const company = JSON.parse(readFileSync('generated/content/company.json', 'utf8')) as Company;

/** Another company, none of whose facts is one of ours. */
const stranger: Company = {
  sample: false,
  brand: 'Kestrelworks',
  legalName: 'Kestrelworks Unipessoal Lda.',
  origin: 'https://www.kestrelworks.test',
  email: 'ola@kestrelworks.test',
  phone: '+351 253 000 000',
  contactPerson: '',
  profiles: [{ name: 'Ofício', url: 'https://oficio.test/kestrelworks' }],
  city: 'Braga',
  countryCode: 'PT',
  language: 'xx',
  clocks: { zone: 'Europe/Lisbon', kept: 'Lisbon time', againstNewYork: 'five hours ahead of Ontario' },
  address: { street: 'Rua do Ensaio 7', postalCode: '4700-000' },
  registration: { label: 'Company number', number: '500 000 000' },
  phoneNumbers: { callingCode: '351', digits: 9 },
  measurement: { endpoint: '', domain: '' },
  enquiryRetention: 'An enquiry is deleted when it is answered.',
  terms: {
    note: 'Terms of another firm.',
    reply: 'before the week is out in Braga',
    officeHours: '08:30 to 17:30 in Braga',
    firstPiecePrice: 'A sum in euros',
    invoices: 'Invoices in euros, twice a year.',
    noticeForTeams: 'a season’s notice',
    noticeForSupport: 'a year’s notice',
    repairs: 'until the next olive harvest',
    workingCopies: 'on the evening of the same day',
    ownership: 'It belongs to whoever asked for it.',
    frameworkLicence: 'There is no framework.',
    aiTools: 'There are no such tools.',
  },
  buyer: {
    dayRate: 'A day has the price of a lamb.',
    insurance: 'The village insures us.',
    subProcessors: 'A cousin has the key.',
    certificates: 'We hold a swimming badge.',
    dataProtection: 'Its notary',
  },
  verification: { google: '', bing: '' },
  foundingYear: 2031,
  years: { projects: 51, expertise: 52 },
  copyright: { from: 2033, to: 34 },
  vacancyExperience: { from: 5, to: 9 },
  securityReportsReadUntil: '2039-01-02T00:00:00Z',
};

jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ prefetch: () => undefined }),
  usePathname: () => '/',
}));

/** The words and numbers of a fact, however deep; of a moment its day. */
function wordsOf(fact: unknown): string[] {
  return typeof fact === 'object' && fact
    ? Object.values(fact).flatMap(wordsOf)
    : [String(fact).replace(/T[\d:.]+Z$/, '')];
}

/** The files below a folder whose names match. */
function filesBelow(folder: string, names: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .map((file) => path.join(folder, file));
}

const contentFiles = filesBelow('content', /\.yaml$/).filter((file) => !file.endsWith('company.yaml'));
const written = contentFiles.map((file) => readFileSync(file, 'utf8')).join('\n');

interface PageModule {
  default: (props: { params: Promise<object> }) => ReactNode | Promise<ReactNode>;
  metadata?: object;
  generateMetadata?: (props: { params: Promise<object> }) => Promise<object>;
  generateStaticParams?: () => object[];
}

interface RouteModule {
  GET: (request: undefined, props: { params: Promise<object> }) => Response | Promise<Response>;
  generateStaticParams?: () => object[];
}

/** Everything that a visitor, a search engine or a social network gets from this code: [what it is, its text]. */
async function everything(): Promise<[string, string][]> {
  const texts: [string, string][] = [];
  for (const file of filesBelow('app', /(^|\/)(page|not-found|global-not-found)\.tsx$/)) {
    const page: PageModule = jest.requireActual(path.resolve(file));
    for (const params of page.generateStaticParams?.() ?? [{}]) {
      const props = { params: Promise.resolve(params) };
      const name = `${file} ${JSON.stringify(params)}`;
      texts.push([name, renderToStaticMarkup(await page.default(props))]);
      texts.push([`${name} metadata`, JSON.stringify((await page.generateMetadata?.(props)) ?? page.metadata ?? '')]);
    }
  }
  const { SiteShell } = jest.requireActual<typeof import('@/components/layout/site-shell')>(
    '@/components/layout/site-shell',
  );
  texts.push(['header and footer', renderToStaticMarkup(<SiteShell>-</SiteShell>)]);
  for (const file of filesBelow('app', /(^|\/)route\.ts$/)) {
    const { GET, generateStaticParams }: RouteModule = jest.requireActual(path.resolve(file));
    for (const params of generateStaticParams?.() ?? [{}]) {
      const answer = await GET(undefined, { params: Promise.resolve(params) });
      texts.push([`${file} ${JSON.stringify(params)}`, await answer.text()]);
    }
  }
  for (const file of ['app/robots.ts', 'app/sitemap.ts']) {
    const made: { default: () => unknown } = jest.requireActual(path.resolve(file));
    texts.push([file, JSON.stringify(made.default())]);
  }
  const { socialPictures, socialWords } = jest.requireActual<typeof import('@/site/social')>('@/site/social');
  for (const picture of socialPictures) texts.push([picture.file, JSON.stringify(socialWords(picture))]);
  return texts;
}

describe('after a rebrand', () => {
  let texts: [string, string][] = [];
  beforeAll(async () => {
    // What `npm run content` would write.
    const { read } = readContent();
    const changed = read.map((file) => (file.name === 'company' ? { ...file, data: stranger } : file));
    const checked = checkFiles(changed);
    if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
    for (const [name, data] of jsonOf(checked.contents)) jest.doMock(`@/generated/content/${name}.json`, () => data);
    texts = await everything();
  }, 120_000);

  /**
   * What no text may contain, and what some text must. The language is two letters: see below; codes are given by none; the
   * switch for samples is no fact.
   */
  const facts = Object.keys(company).filter(
    (fact) => !['language', 'sample', 'verification'].includes(fact),
  ) as (keyof typeof company)[];

  it.each(facts)('nothing tells the old %s, and something the new one', (fact) => {
    for (const old of wordsOf(company[fact])) {
      // Measurement is off.
      if (old === '') continue;
      // A calling code, or how many digits a phone number has, is a number among many.
      if (/^\d{1,2}$/.test(old)) continue;
      const word = new RegExp(`(?<![\\w.])${old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`);
      // An editor may write a city or a year as such.
      if (word.test(written)) continue;
      const telling = texts.filter(([, text]) => word.test(text)).map(([name]) => name);
      expect([old, telling]).toEqual([old, []]);
    }
    for (const now of wordsOf(stranger[fact])) {
      // The time zone is read by the form's script alone.
      if (now === stranger.clocks.zone) continue;
      expect([now, texts.some(([, text]) => text.includes(now))]).toEqual([now, true]);
    }
  });

  it('nothing is called a sample, once the switch is off', () => {
    const marked = /\bsample (?:terms?|address|registration)\b|\(a sample\)/i;
    expect(texts.filter(([, text]) => marked.test(text)).map(([name]) => name)).toEqual([]);
  });

  it('everything that names its language names the new one', () => {
    const named = texts.flatMap(([, text]) =>
      [...text.matchAll(/"(?:inLanguage|locale|lang)":"(\w+)"|Preferred-Languages: (\w+)/g)].map(([, a, b]) => a ?? b),
    );
    expect(new Set(named)).toEqual(
      new Set([stranger.language, `${String(stranger.language)}_${String(stranger.countryCode)}`]),
    );
  });
});

it('no code spells the name, the domain, the city or the year of its founding', () => {
  const domain = new URL(company.origin).host.replace(/^www\./, '');
  const files = ['app', 'components', 'lib', 'packages', 'site', 'scripts', 'e2e'].flatMap((folder) =>
    filesBelow(folder, /\.(tsx?|css|json|js)$/),
  );
  const facts = [company.brand, domain, company.city, `\\b${company.foundingYear}\\b`].map((fact) => new RegExp(fact));
  // What notes offer for download is about addresses of that city, and the same for whoever offers it.
  const siteFiles = files.filter((file) => !file.startsWith('lib/downloads/'));
  const spelling = siteFiles.filter((file) => facts.some((fact) => fact.test(readFileSync(file, 'utf8'))));
  expect(spelling).toEqual([]);
});
