import { posix } from 'node:path';
import { transform, type SelectorComponent } from 'lightningcss';
import { BuildError } from './parse-page';

/** The oldest browsers that get styles, those of Next's own build: what it has written for them stays as it is. */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 111 << 16, safari: (16 << 16) | (4 << 8) };

/**
 * Prepares a stylesheet for the page itself. Its fonts become `data:` addresses: on a phone's connection they arrive with
 * the first words, where a font in a file of its own arrives a round trip later and moves the words once more. Those of
 * public/, whose address begins at the root, stay files: they are for what few pages show, and below their first screen.
 * @param address the stylesheet's own, such as '/_next/static/chunks/site.css'
 * @param fontAt the font file at an address; only WOFF2 is asked for
 * @param basePath what the site stands below on its host
 * @throws BuildError when the stylesheet would end its element, or asks for another file
 */
export function inlineFonts(css: string, address: string, fontAt: (address: string) => Buffer, basePath = ''): string {
  if (css.includes('</')) throw new BuildError('a stylesheet without "</", which would end its element', address);
  return css.replace(/url\(\s*(["']?)(?!data:|#)([^"')]+)\1\s*\)/g, (_, _quote, target: string) => {
    if (!target.endsWith('.woff2')) throw new BuildError('no file but WOFF2 fonts in a stylesheet', target);
    if (target.startsWith('/')) return `url(${basePath}${target})`;
    const font = fontAt(posix.resolve(posix.dirname(address), target));
    return `url(data:font/woff2;base64,${font.toString('base64')})`;
  });
}

/** Separates the rules of inlined fonts, which a page carries in an element of their own, from the others. */
export function splitFonts(css: string): { fonts: string; rules: string } {
  const fontFace = /@font-face\s*\{[^}]*data:font[^}]*\}/g;
  return { fonts: css.match(fontFace)?.join('') ?? '', rules: css.replace(fontFace, '') };
}

/** What of a page its styles may ask for. */
export interface Used {
  /** Elements, classes, ids and words of scripts: all that may come to be an element, a class, an id or a variable. */
  readonly names: ReadonlySet<string>;
  /** The grounds of its sections (`data-ground`); a script gives the header that of a section. */
  readonly grounds: ReadonlySet<string>;
  /** Whether it is laid out for paper (`data-paper`), which no script changes. */
  readonly isPaper: boolean;
}

/**
 * Leaves the rules of a stylesheet that a page can use: a rule whose elements, classes, ids or ground stand nowhere goes,
 * and so does a variable that nothing reads. Other attributes and states never decide: a script or the visitor may change
 * them.
 */
export function pruneStyles(css: string, used: Used): string {
  const { names } = used;
  const unusedNames = symbolsIn(css, /[.#]((?:\\.|[\w-])+)/g).filter((name) => !names.has(name));
  const pruned = minify(css, unusedNames, (part) => canMatch(part, used));
  const rules = withoutUnusedFonts(pruned);
  const read = new Set(variablesReadBy(rules));
  return minify(
    rules,
    symbolsIn(rules, /(--[\w-]+)\s*[:{]/g).filter((name) => !read.has(name) && !names.has(name)),
  );
}

/** The parts of a text field that Tailwind's base styles speak of. */
const fieldParts = /^(?:file-selector-button|placeholder|-webkit-(?:calendar|date|inner|outer|search).*)$/;

/** Whether a page can come to have what a part of a selector asks for; classes and ids are not asked here. */
function canMatch(part: SelectorComponent, { names, grounds, isPaper }: Used): boolean {
  switch (part.type) {
    case 'type':
      return names.has(part.name.toLowerCase());
    case 'pseudo-element':
      return names.has('textarea') || !fieldParts.test('name' in part ? part.name : part.kind);
    case 'attribute':
      if (part.name === 'data-paper') return isPaper;
      return part.name !== 'data-ground' || !part.operation || grounds.has(part.operation.value);
    default:
      return true;
  }
}

/** The variables that rules read, with a fallback or without. */
export function variablesReadBy(css: string): string[] {
  return symbolsIn(css, /(?<![\w-]|@property )(--[\w-]+)(?!\s*[:\w-])/g);
}

/** Takes out the fonts whose family no rule and no variable asks for. */
function withoutUnusedFonts(css: string): string {
  const face = /@font-face\{[^}]*\}/g;
  const asked =
    css
      .replace(face, '')
      .match(/(?<=font[\w-]*:)[^;}]*/g)
      ?.join() ?? '';
  return css.replace(face, (found) => (asked.includes(/font-family:([^;}]*)/.exec(found)?.[1] ?? '') ? found : ''));
}

function symbolsIn(css: string, symbol: RegExp): string[] {
  return [...new Set([...css.matchAll(symbol)].map(([, name = '']) => name.replaceAll('\\', '')))];
}

/**
 * Writes a stylesheet in few bytes.
 * @param unusedSymbols classes, ids and variables whose rules go
 * @param matches whether the page can come to have what a part of a selector asks for
 */
export function minify(
  css: string,
  unusedSymbols: string[] = [],
  matches?: (part: SelectorComponent) => boolean,
): string {
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols,
    visitor: matches && { Selector: (selector) => (selector.every(matches) ? undefined : []) },
  }).code.toString();
}

/**
 * Checks that every variable which a page's rules read without a fallback is declared in them.
 * @param names as `pruneStyles` has them: a script may set a variable
 * @throws BuildError that names the first variable that nothing declares
 */
export function assertDeclared(css: string, names: ReadonlySet<string>): void {
  const declared = new Set(symbolsIn(css, /(--[\w-]+)\s*[:{]/g));
  const lost = symbolsIn(css, /var\(\s*(--[\w-]+)\s*\)/g).find((name) => !declared.has(name) && !names.has(name));
  if (lost) throw new BuildError('a declaration of every variable', `var(${lost})`);
}
