import { TextNode, type HTMLElement } from 'node-html-parser';

/** Elements that begin a line: blocks, and the parts of a drawing. */
const begin = '(?=<(?:address|article|aside|blockquote|body|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|legend|li|main|nav|ol|p|path|section|g|summary|symbol|table|tbody|td|text|th|thead|tr|ul)\\b)'; // prettier-ignore
const before = new RegExp(`(?<![-\\n])>${begin}`, 'g');

/**
 * Writes a page with a line for each block, so that a text can be found and two versions compared. White space between
 * blocks has no box. Inside an island React expects the nodes that it has rendered: there the line is broken inside the
 * tag before, where white space is no node.
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
