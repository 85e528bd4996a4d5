import type { HTMLElement } from 'node-html-parser';
import { unexpected } from './errors.ts';
import { take } from './html.ts';

/** The order of tags: those for crawlers and link previews come first, because they may stop reading after a few KB. */
const groups = [
  'meta[charset], meta[name=viewport], title, [name=description], [name=keywords], [name=robots], [rel=canonical]',
  '[property^="og:"]',
  '[name^="twitter:"]',
  // React leaves the order of the last ones to chance.
  'meta, [rel=manifest], [rel=icon], [rel=apple-touch-icon], link',
].map((group) => group.split(', '));

/**
 * Sorts the head and writes one tag per line: first metadata, then structured data, then styles and scripts.
 * @param before elements to add before the page's scripts; the policy first, because it applies to what follows it
 * @param after elements to add after them
 * @throws BuildError when the head lacks a required element, has it twice, or has an unexpected one
 */
export function arrangeHead(page: HTMLElement, before: readonly string[], after: readonly string[]): void {
  for (const selector of ['head', 'head > meta[charset]', 'head > meta[name=viewport]', 'head > title']) {
    const { length } = page.querySelectorAll(selector);
    if (length !== 1) throw unexpected(`one ${selector}`, length ? String(length) : 'none');
  }
  const head = page.querySelector('head') as HTMLElement;
  const unknown = head.childNodes.find((node) => !/^(?:meta|link|title|script)$/i.test(node.rawTagName));
  if (unknown) throw unexpected('only <meta>, <link>, <title> and <script> in the head', unknown.toString());

  const written = (from: HTMLElement, selector: string) => take(from, selector).map((element) => element.outerHTML);
  const data = written(page, 'script[type="application/ld+json"]');
  const read = groups.map((selectors) => selectors.flatMap((selector) => written(head, selector)));
  head.innerHTML = [...read, data, [...before, ...written(head, 'script'), ...after]]
    .filter((group) => group.length > 0)
    .map((group) => `\n${group.join('\n')}\n`)
    .join('');
}
