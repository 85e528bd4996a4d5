import { parse, TextNode, type HTMLElement } from 'node-html-parser';
import { unexpected } from './errors.ts';

/** Removes insignificant differences: the slash of void elements, and the end tags of empty SVG shapes. */
const normalised = (html: string) =>
  html.replace(/\/>|<\/(?:path|circle|ellipse|line|polygon|polyline|rect|use)>/g, (end) => (end === '/>' ? '>' : ''));

/** Parses a page rendered by React. @throws BuildError when it is not a full document, or parsing would change it */
export function parsePage(html: string): HTMLElement {
  if (!html.startsWith('<!DOCTYPE html>')) throw unexpected('<!DOCTYPE html> first', html.slice(0, 40));
  const page = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  const [before, after] = [normalised(html), normalised(page.toString())];
  if (before === after) return page;
  let at = 0;
  while (before[at] === after[at]) at += 1;
  throw unexpected('a page that parses without changes', before.slice(Math.max(0, at - 60), at + 60));
}

/** The islands that React hydrates, as `Island` renders them; a site's own scripts may serve others. */
export const reactIslands = '[data-island][data-hydrate]';

/** Removes elements from a page. @returns them in document order */
export function take(page: HTMLElement, selector: string): HTMLElement[] {
  return page.querySelectorAll(selector).map((element) => element.remove());
}

/** Elements that start a new line in the output: blocks, and parts of SVG drawings. */
const blocks =
  'address|article|aside|blockquote|body|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|' +
  'header|legend|li|main|nav|ol|p|path|picture|section|g|summary|symbol|table|tbody|td|text|th|thead|tr|ul';
const before = new RegExp(`(?<![-\\n])>(?=<(?:${blocks})\\b)`, 'g');

/**
 * Serialises a page with one line per block, so that it can be searched and compared. Inside islands the line break
 * goes into the previous tag, because a text node that React has not rendered would break hydration.
 */
export function inLines(page: HTMLElement): string {
  for (const island of page.querySelectorAll(reactIslands)) {
    island.rawAttrs += '\n';
    island.childNodes = [new TextNode(island.innerHTML.replace(before, '\n>'), island)];
  }
  const parts = page.toString().split(/(<(?:script|style)\b.*?<\/(?:script|style)>)/s);
  // Odd parts are scripts and styles.
  return parts.map((part, at) => (at % 2 ? part : part.replace(before, '>\n'))).join('');
}
