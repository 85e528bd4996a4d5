import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform, type SelectorComponent } from 'lightningcss';
import postcss from 'postcss';
import { BuildError } from './html';

/** The oldest browsers that get styles, those of Next's own build: what it has written for them stays as it is. */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 111 << 16, safari: (16 << 16) | (4 << 8) };

export type SplitStyles = ReturnType<typeof readStyles>;

/**
 * Reads a stylesheet. Its fonts become `data:`: in a file of its own a font arrives a round trip after the first words, and
 * moves them. Those of public/, which few pages show, stay files below `basePath`.
 * @returns its rules for screens; and those of `@media print`, each with the layers and conditions that it stands in
 * @throws BuildError when the stylesheet would end its element, or asks for another file
 */
export function readStyles(file: string, basePath: string) {
  const css = readFileSync(file, 'utf8').replace(/url\(\s*(["']?)(?!data:|#)([^"')]+)\1\s*\)/g, (_, _quote, target) => {
    if (!target.endsWith('.woff2')) throw new BuildError('no file but WOFF2 fonts in a stylesheet', target);
    if (target.startsWith('/')) return `url(${basePath}${target})`;
    return `url(data:font/woff2;base64,${readFileSync(join(dirname(file), decodeURI(target)), 'base64')})`;
  });
  if (css.includes('</')) throw new BuildError('a stylesheet without "</", which would end its element', file);
  const screen = postcss.parse(css);
  const print: string[] = [];
  screen.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return;
    let text = rule.toString();
    for (let outer = rule.parent; outer instanceof postcss.AtRule; outer = outer.parent)
      text = `@${outer.name} ${outer.params}{${text}}`;
    print.push(text);
    rule.remove();
  });
  return { screen: screen.toString(), print };
}

/**
 * Leaves the rules of a stylesheet that a page can use: a rule whose elements, classes, ids or ground stand nowhere goes, and
 * so does a variable that nothing reads. Other attributes and states never decide: a script or the visitor may change them.
 * @param names the words of the page's tags and scripts
 */
export function pruneStyles(css: string, names: ReadonlySet<string>): string {
  const unused = symbolsIn(css, /[.#]((?:\\.|[\w-])+)/g).filter((name) => !names.has(name));
  const rules = withoutUnusedFonts(minify(css, unused, (part) => canMatch(part, names)));
  const read = new Set([...names, ...variablesReadBy(rules)]);
  const unread = symbolsIn(rules, declared).filter((name) => !read.has(name));
  return minify(rules, unread);
}

/** The parts of a text field that Tailwind's base styles speak of. */
const fieldParts = /^(?:file-selector-button|placeholder|-webkit-(?:calendar|date|inner|outer|search).*)$/;

/** Whether a page can come to have what a part of a selector asks for; classes and ids are not asked here. */
function canMatch(part: SelectorComponent, names: ReadonlySet<string>): boolean {
  if (part.type === 'type') return names.has(part.name.toLowerCase());
  if (part.type === 'pseudo-element')
    return names.has('textarea') || !fieldParts.test('name' in part ? part.name : part.kind);
  // A script gives the header the ground of a section; nothing else writes one after the server.
  if (part.type === 'attribute' && /^data-(?:ground|paper)$/.test(part.name))
    return names.has(part.operation?.value ?? part.name);
  return true;
}

const declared = /(--[\w-]+)\s*[:{]/g;

/** The variables that rules read, with a fallback or without. */
export function variablesReadBy(css: string): string[] {
  return symbolsIn(css, /(?<![\w-]|@property )(--[\w-]+)(?!\s*[:\w-])/g);
}

/** Takes out the fonts whose family no rule asks for: a page loads all that it declares (components/enhancements). */
function withoutUnusedFonts(css: string): string {
  const face = /@font-face\{[^}]*\}/g;
  const asked = (css.replace(face, '').match(/(?<=font[\w-]*:)[^;}]*/g) ?? []).join();
  return css.replace(face, (found) => (asked.includes(/font-family:([^;}]*)/.exec(found)?.[1] ?? '') ? found : ''));
}

function symbolsIn(css: string, symbol: RegExp): string[] {
  return [...new Set(Array.from(css.matchAll(symbol), ([, name = '']) => name.replaceAll('\\', '')))];
}

/** Writes a stylesheet in few bytes, without rules of `unusedSymbols` and of selectors with a part that never `matches`. */
export function minify(css: string, unusedSymbols?: string[], matches?: (part: SelectorComponent) => boolean): string {
  const visitor = matches && { Selector: (all: SelectorComponent[]) => (all.every(matches) ? undefined : []) };
  const options = { filename: 'page.css', code: Buffer.from(css), minify: true, targets, unusedSymbols, visitor };
  return transform(options).code.toString();
}

/** @throws BuildError that names the first variable that rules read without a fallback, and neither they nor `names` have */
export function assertDeclared(css: string, names: ReadonlySet<string>): void {
  const known = new Set([...names, ...symbolsIn(css, declared)]);
  const lost = symbolsIn(css, /var\(\s*(--[\w-]+)\s*\)/g).find((name) => !known.has(name));
  if (lost) throw new BuildError('a declaration of every variable', `var(${lost})`);
}
