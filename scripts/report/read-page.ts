import { parse, type HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { attributesIn } from '../lib/html';

/** The metadata of a page. Lists have every occurrence, so that duplicates can be reported. */
export type ReadPage = Readonly<ReturnType<typeof readPage>> & {
  /** The social picture, if its file exists. */
  readonly picture?: Awaited<ReturnType<typeof socialPicture>>;
};

/** Not part of the readable text. */
const unread = 'script, style, noscript, template, [aria-hidden="true"], [inert], [hidden]';

/** The number of bytes that crawlers of messengers and social networks read of a page: the smallest known limit. */
const crawlerBytes = 32_768;

/** Keep the parser from finding tags in scripts and styles. */
const blockTextElements = { script: true, style: true };

/**
 * Reads a page. Metadata is read from its first `crawlerBytes` only, as crawlers do.
 * @param route such as "/contact", or "/404" for the 404 page
 */
export function readPage(route: string, html: string) {
  const document = parse(html, { blockTextElements });
  // Crawlers ignore a truncated style or script.
  const read = Buffer.from(html).subarray(0, crawlerBytes).toString('utf8');
  const whole = read.replace(/<(style|script)\b(?:(?!<\/\1>)[\s\S])*$/, '');
  const beginning = parse(whole.includes('</head>') ? whole : `${whole}</head>`);
  const meta = (name: string) => attributesIn(beginning, `meta[name="${name}"]`, 'content');

  const visible = parse(html, { blockTextElements });
  for (const element of visible.querySelectorAll(unread)) element.remove();
  const main = visible.querySelector('main');
  return {
    route,
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
    /** The origins in the page's policy; the form posts to one of them. */
    sendsTo: attributesIn(document, 'meta[http-equiv="Content-Security-Policy"]', 'content').flatMap(
      (policy) => policy.match(/https?:\/\/[^\s;]+/g) ?? [],
    ),
    headings: document.querySelectorAll('h1').map(textOf),
    structuredData: document.querySelectorAll('script[type="application/ld+json"]').map((element) => element.rawText),
    /** The number of visible words in the main landmark. */
    words: main ? textOf(main).split(' ').filter(Boolean).length : 0,
  };
}

/**
 * A social picture with a thumbnail that can be inlined in reports.
 * @param file its path in the export, such as "/social/home.png", or its URL on a live site
 * @throws Error when the data is not an image
 */
export async function socialPicture(file: string, data: Buffer) {
  const small = await sharp(data).resize({ width: 600 }).webp({ quality: 72 }).toBuffer();
  return { file, data, preview: `data:image/webp;base64,${small.toString('base64')}` };
}

/** The text of an element with collapsed white space; block elements separate words. */
function textOf(element: HTMLElement): string {
  return element.structuredText.replace(/\s+/g, ' ').trim();
}
