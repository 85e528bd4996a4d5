import { posix } from 'node:path';

/** A stylesheet as a page carries it: two style elements. */
export interface Stylesheet {
  /** The faces whose letters the site brings itself, with the letters in them; '' when it brings none. */
  readonly faces: string;
  readonly rules: string;
}

/**
 * Prepares a stylesheet for the page itself. Its relative addresses are made to start at the site's root, and its
 * fonts become `data:` addresses: on a phone's connection the letters arrive with the first words, where a font in a
 * file of its own, preloaded or not, arrives a round trip after them and moves them once more.
 *
 * @param address the stylesheet's own, such as '/_next/static/chunks/site.css'
 * @param fontAt the font file at an address; only WOFF2 is asked for
 * @throws Error that names the stylesheet when it holds "</", which would end the element
 */
export function inlineStylesheet(css: string, address: string, fontAt: (address: string) => Buffer): Stylesheet {
  if (css.includes('</'))
    throw new Error(`${address}: expected a stylesheet without "</", which would end its element.`);
  const faces: string[] = [];
  const rules = css
    .replace(
      /url\(\s*(["']?)(?!data:|\/|#)([^"')]+)\1\s*\)/g,
      (_, _quote, target: string) => `url(${posix.join(posix.dirname(address), target)})`,
    )
    .replace(/@font-face\s*\{[^}]*\}/g, (face) => {
      const carried = face.replace(
        /url\(([^")]+\.woff2)\)/,
        (_, file: string) => `url(data:font/woff2;base64,${fontAt(file).toString('base64')})`,
      );
      if (carried === face) return face;
      faces.push(carried);
      return '';
    });
  return { faces: faces.join(''), rules };
}
