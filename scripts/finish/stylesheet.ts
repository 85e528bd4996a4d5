import { posix } from 'node:path';

/** A stylesheet as a page carries it: two style elements. */
export interface Stylesheet {
  /** `@font-face` rules, WOFF2 inlined; '' when there are none. */
  readonly faces: string;
  readonly rules: string;
}

/**
 * Prepares a stylesheet for the page itself. Its
 * fonts become `data:` addresses: on a phone's connection they arrive with the first words, where a font in a file of
 * its own, preloaded or not, arrives a round trip later and moves the words once more.
 * @param address the stylesheet's own, such as '/_next/static/chunks/site.css'
 * @param fontAt the font file at an address; only WOFF2 is asked for
 * @throws Error that names the stylesheet when it holds "</", which would end the element, or asks for a file
 */
export function inlineStylesheet(css: string, address: string, fontAt: (address: string) => Buffer): Stylesheet {
  if (css.includes('</'))
    throw new Error(`${address}: expected a stylesheet without "</", which would end its element.`);
  const inlined = css.replace(/url\(\s*(["']?)(?!data:|#)([^"')]+)\1\s*\)/g, (_, _quote, target: string) => {
    if (!target.endsWith('.woff2')) throw new Error(`${address}: expected no file but WOFF2 fonts, found ${target}`);
    const font = fontAt(posix.resolve(posix.dirname(address), target));
    return `url(data:font/woff2;base64,${font.toString('base64')})`;
  });
  const faces: string[] = [];
  const rules = inlined.replace(/@font-face\s*\{[^}]*\}/g, (face) => {
    if (!face.includes('data:font')) return face;
    faces.push(face);
    return '';
  });
  return { faces: faces.join(''), rules };
}
