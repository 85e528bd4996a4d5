import type { HTMLElement } from 'node-html-parser';
import { BuildError, take } from './html';

/** What crawlers and link previews read, first in the head, as they may stop after a few KB; in groups. */
const groups = [
  'meta[charset], meta[name=viewport], title, [name=description], [name=keywords], [name=robots], [rel=canonical]',
  '[property^="og:"]',
  '[name^="twitter:"]',
  'meta, link',
].map((group) => group.split(', '));

/**
 * Orders the head and writes it a tag a line: first what is read, then structured data, then what is run.
 * @param before elements that the build adds before the page's own scripts, the policy first, which rules what follows it
 * @param after elements that it adds after them
 * @throws BuildError when the head lacks a required element, or has an unknown one
 */
export function arrangeHead(page: HTMLElement, before: readonly string[], after: readonly string[]): void {
  for (const selector of ['head', 'head > meta[charset]', 'head > meta[name=viewport]', 'head > title']) {
    const { length } = page.querySelectorAll(selector);
    if (length !== 1) throw new BuildError(`one ${selector}`, length ? String(length) : 'none');
  }
  const head = page.querySelector('head') as HTMLElement;
  const unknown = head.childNodes.find((node) => !/^(?:meta|link|title|script)$/i.test(node.rawTagName));
  if (unknown) throw new BuildError('only <meta>, <link>, <title> and <script> in the head', unknown.toString());

  const written = (from: HTMLElement, selector: string) => take(from, selector).map((element) => element.outerHTML);
  const data = written(page, 'script[type="application/ld+json"]');
  const read = groups.map((selectors) => selectors.flatMap((selector) => written(head, selector)));
  head.innerHTML = [...read, data, [...before, ...written(head, 'script'), ...after]]
    .filter((group) => group.length > 0)
    .map((group) => `\n${group.join('\n')}\n`)
    .join('');
}
