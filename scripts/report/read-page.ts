import { parse, type HTMLElement } from 'node-html-parser';
import type { PageFacts } from './types';

/** What nobody reads: scripts, styles, copies for the eye alone, and what stands in for a script. */
const unread = 'script, style, noscript, template, [aria-hidden="true"], [inert], [hidden]';

/** Reads one exported page. */
export function readPage(route: string, html: string): Omit<PageFacts, 'picture'> {
  const document = parse(html, { comment: false, blockTextElements: { script: true, style: true, noscript: true } });
  const attributes = (selector: string, name: string) =>
    document.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
  const meta = (name: string) => attributes(`meta[name="${name}"]`, 'content');

  const facts = {
    route,
    titles: document.querySelectorAll('head title').map((element) => element.text.trim()),
    descriptions: meta('description'),
    keywords: meta('keywords')
      .flatMap((list) => list.split(',').map((one) => one.trim()))
      .filter(Boolean),
    canonicals: attributes('link[rel="canonical"]', 'href'),
    robots: meta('robots').join(', '),
    language: document.querySelector('html')?.getAttribute('lang') ?? '',
    social: socialOf(document),
    structuredData: document.querySelectorAll('script[type="application/ld+json"]').map((element) => element.rawText),
    breadcrumb: breadcrumbOf(document),
  };

  // From here on the document holds only what is read.
  for (const element of document.querySelectorAll(unread)) element.remove();
  const main = document.querySelector('main');
  return {
    ...facts,
    headings: document
      .querySelectorAll('h1, h2, h3, h4, h5, h6')
      .filter((element) => element.closest('main') || element.tagName === 'H1')
      .map((element) => ({ level: Number(element.tagName.slice(1)), text: textOf(element) })),
    opening: (main?.querySelectorAll('p') ?? []).map(textOf).find((one) => /[.?]$/.test(one)) ?? '',
    words: main ? textOf(main).split(' ').filter(Boolean).length : 0,
    text: `${textOf(document.querySelector('body') ?? document)} ${attributes('time', 'datetime').join(' ')}`,
  };
}

function socialOf(document: HTMLElement): Record<string, string> {
  const elements = document.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]');
  return Object.fromEntries(
    elements.map((element) => [
      element.getAttribute('property') ?? element.getAttribute('name') ?? '',
      element.getAttribute('content') ?? '',
    ]),
  );
}

/** The first nav with an ordered list whose last entry says that it is the page itself. */
function breadcrumbOf(document: HTMLElement): PageFacts['breadcrumb'] {
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
