import { parse, type HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { attributesIn } from '../lib/html';

/** What one page of the site says about itself. Lists hold every occurrence: two titles are a fault to see. */
export type PageFacts = Readonly<ReturnType<typeof readPage>> & {
  /** The social picture; none where there is no file. */
  readonly picture?: Awaited<ReturnType<typeof socialPicture>>;
};

/** What nobody reads: scripts, styles, copies for the eye alone, and what stands in for a script. */
const unread = 'script, style, noscript, template, [aria-hidden="true"], [inert], [hidden]';

/** How much of a page the crawlers of messengers and networks read, in bytes; the shortest known. */
const crawlerBytes = 32_768;

/** Scripts and styles are text: what looks like a tag in them is none. */
const blockTextElements = { script: true, style: true };

/**
 * Reads a page. What a title, a description or a link preview is made of is read from the page's beginning alone, as
 * crawlers do.
 * @param route its address, such as "/contact"; "/404" is the page for unknown addresses
 */
export function readPage(route: string, html: string) {
  const document = parse(html, { blockTextElements });
  // A style or script that is cut in the middle is left out, as a crawler does.
  const read = Buffer.from(html).subarray(0, crawlerBytes).toString('utf8');
  const whole = read.replace(/<(style|script)\b(?:(?!<\/\1>)[\s\S])*$/, '');
  const beginning = parse(whole.includes('</head>') ? whole : `${whole}</head>`);
  const meta = (name: string) => attributesIn(beginning, `meta[name="${name}"]`, 'content');

  const visible = parse(html, { blockTextElements });
  for (const element of visible.querySelectorAll(unread)) element.remove();
  const main = visible.querySelector('main');
  return {
    route,
    /** The whole page. */
    document,
    titles: beginning.querySelectorAll('head title').map((element) => element.text.trim()),
    descriptions: meta('description'),
    keywords: meta('keywords').join(),
    canonicals: attributesIn(beginning, 'link[rel="canonical"]', 'href'),
    robots: meta('robots').join(', '),
    /** Open Graph and Twitter properties by name, such as "og:image:width". */
    social: Object.fromEntries(
      beginning
        .querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')
        .map(({ attributes: { property, name = '', content = '' } }) => [property ?? name, content]),
    ) as Readonly<Record<string, string>>,
    /** The origins that the page's policy names: of a page with the form, where that posts. */
    sendsTo: attributesIn(document, 'meta[http-equiv="Content-Security-Policy"]', 'content').flatMap(
      (policy) => policy.match(/https?:\/\/[^\s;]+/g) ?? [],
    ),
    headings: document.querySelectorAll('h1').map(textOf),
    /** The JSON of each block of structured data as it stands in the page. */
    structuredData: document.querySelectorAll('script[type="application/ld+json"]').map((element) => element.rawText),
    /** The visible breadcrumb; the last entry is the page itself and has no link. */
    breadcrumb: breadcrumbOf(document),
    /** Words of the main landmark that a visitor can read. */
    words: main ? textOf(main).split(' ').filter(Boolean).length : 0,
    /** The text of the whole page and the days in its time elements: what structured data may repeat. */
    text: `${textOf(visible.querySelector('body') ?? visible)} ${attributesIn(visible, 'time', 'datetime').join(' ')}`,
  };
}

/**
 * A social picture as reports need it, with a version of it that is small enough to travel inside them.
 * @param file its path in the export, such as "/social/home.png"; of a live host its address
 * @throws Error when the data are no picture
 */
export async function socialPicture(file: string, data: Buffer) {
  const small = await sharp(data).resize({ width: 600 }).webp({ quality: 72 }).toBuffer();
  return { file, data, preview: `data:image/webp;base64,${small.toString('base64')}` };
}

/** The first nav with an ordered list whose last entry says that it is the page itself. */
function breadcrumbOf(document: HTMLElement): { name: string; href?: string }[] {
  const list = document.querySelectorAll('nav ol').find((one) => one.querySelector('[aria-current="page"]'));
  return (list?.querySelectorAll('li') ?? []).map((entry) => {
    const link = entry.querySelector('a');
    const words = link ?? entry.querySelector('[aria-current="page"]') ?? entry;
    return { name: textOf(words), href: link?.getAttribute('href') };
  });
}

/** The words of an element with single spaces; elements count as separate words. */
function textOf(element: HTMLElement): string {
  return element.structuredText.replace(/\s+/g, ' ').trim();
}
