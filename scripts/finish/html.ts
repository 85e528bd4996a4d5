import { parse, TextNode, type HTMLElement } from 'node-html-parser';

/** Thrown when a page is not what the finishing step expects; the caller adds the name of the file. */
export class BuildError extends Error {
  constructor(expected: string, found: string) {
    super(`expected ${expected}, found ${found.length > 160 ? `${found.slice(0, 160)} ...` : found}`);
  }
}

/** Removes differences that mean nothing: the slash of a void element, and the end tag of an empty SVG shape. */
const normalised = (html: string) =>
  html.replace(/\/>|<\/(?:path|circle|ellipse|line|polygon|polyline|rect|use)>/g, (end) => (end === '/>' ? '>' : ''));

/** Parses a page that React wrote. @throws BuildError when it is no page, or parsing would change it */
export function parsePage(html: string): HTMLElement {
  if (!html.startsWith('<!DOCTYPE html>')) throw new BuildError('<!DOCTYPE html> first', html.slice(0, 40));
  const page = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  const [before, after] = [normalised(html), normalised(page.toString())];
  if (before === after) return page;
  let at = 0;
  while (before[at] === after[at]) at += 1;
  throw new BuildError('a page that reads as it is written', before.slice(Math.max(0, at - 60), at + 60));
}

/** Takes elements out of a page. @returns them, in their order */
export function take(page: HTMLElement, selector: string): HTMLElement[] {
  return page.querySelectorAll(selector).map((element) => element.remove());
}

/** Elements that begin a line: blocks, and the parts of a drawing. */
const blocks =
  'address|article|aside|blockquote|body|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|' +
  'header|legend|li|main|nav|ol|p|path|section|g|summary|symbol|table|tbody|td|text|th|thead|tr|ul';
const before = new RegExp(`(?<![-\\n])>(?=<(?:${blocks})\\b)`, 'g');

/**
 * Writes a page with a line for each block, so that it can be searched and compared. Inside an island React expects the
 * nodes that it has rendered, so the line breaks inside the previous tag, where white space adds no text node.
 */
export function inLines(page: HTMLElement): string {
  for (const island of page.querySelectorAll('[data-island]')) {
    island.rawAttrs += '\n';
    island.childNodes = [new TextNode(island.innerHTML.replace(before, '\n>'), island)];
  }
  const parts = page.toString().split(/(<(?:script|style)\b.*?<\/(?:script|style)>)/s);
  // Every other part is a script or a style.
  return parts.map((part, at) => (at % 2 ? part : part.replace(before, '>\n'))).join('');
}
