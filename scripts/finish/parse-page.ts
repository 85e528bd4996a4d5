import { parse, type HTMLElement, type Node } from 'node-html-parser';

/** What finishing a page expects and did not find. The caller adds the file. */
export class BuildError extends Error {
  constructor(
    readonly expected: string,
    readonly found: string,
  ) {
    super(`expected ${expected}, found ${found.length > 160 ? `${found.slice(0, 160)} ...` : found}`);
  }
}

/** Without what HTML leaves open: the slash of a void element, and how an empty shape of a drawing ends. */
const normalised = (html: string) =>
  html.replace(/\/>|<\/(?:path|circle|ellipse|line|polygon|polyline|rect|use)>/g, (end) => (end === '/>' ? '>' : ''));

/**
 * Parses a page that React wrote, comments included, which React needs where it hydrates.
 * @throws BuildError when it is no such page, or the parser would not write it as it read it
 */
export function parsePage(html: string): HTMLElement {
  if (!html.startsWith('<!DOCTYPE html>')) throw new BuildError('<!DOCTYPE html> first', html.slice(0, 40));
  const page = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  const [before, after] = [html, page.toString()].map(normalised) as [string, string];
  if (before !== after) {
    let at = 0;
    while (before[at] === after[at]) at += 1;
    throw new BuildError('a page that reads as it is written', before.slice(Math.max(0, at - 60), at + 60));
  }
  return page;
}

/** The one element that a selector finds. @throws BuildError when there is none, or another */
export function onlyElement(page: HTMLElement, selector: string): HTMLElement {
  const [element, ...others] = page.querySelectorAll(selector);
  if (!element || others.length > 0) throw new BuildError(`one ${selector}`, element ? `${others.length + 1}` : 'none');
  return element;
}

/** Comments in an element, at any depth. */
export function commentsIn(element: HTMLElement): Node[] {
  return element.childNodes.flatMap((node) => {
    if (node.nodeType === 8) return [node];
    return node.nodeType === 1 ? commentsIn(node as HTMLElement) : [];
  });
}
