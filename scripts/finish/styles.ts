import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Features, transform, type SelectorComponent } from 'lightningcss';
import postcss from 'postcss';
import { BuildError } from './html';

/** The oldest browsers that get styles, those of Next's own build. */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 111 << 16, safari: (16 << 16) | (4 << 8) };
/** What it has written for them already, and does not need twice. */
const options = { filename: 'page.css', minify: true, targets, exclude: Features.LightDark | Features.VendorPrefixes };

export type SplitStyles = ReturnType<typeof readStyles>;

/**
 * Reads a stylesheet. Its fonts become `data:`, because a font in its own file arrives a round trip after the first
 * words and shifts them. Those in public/, which few pages show, stay files below `basePath`.
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
 * Keeps only the rules that a page can use: those whose elements, classes, ids or ground occur nowhere are removed, and
 * so are variables that nothing reads. Other attributes and states are ignored, as they may change.
 * @param names the words of the page's tags and scripts
 */
export function pruneStyles(css: string, names: ReadonlySet<string>): string {
  const unused = symbolsIn(css, /[.#]((?:\\.|[\w-])+)/g).filter((name) => !names.has(name));
  const rules = withoutUnusedFonts(minify(css, unused, (part) => canMatch(part, names)));
  const read = new Set([...names, ...variablesReadBy(rules)]);
  const unread = symbolsIn(rules, declared).filter((name) => !read.has(name));
  return minify(rules, unread);
}

/** The parts of a text field that Tailwind's base styles select. */
const fieldParts = /^(?:file-selector-button|placeholder|-webkit-(?:calendar|date|inner|outer|search).*)$/;

/** Whether a part of a selector can ever match in a page; classes and ids are left to `unusedSymbols`. */
function canMatch(part: SelectorComponent, names: ReadonlySet<string>): boolean {
  if (part.type === 'type') return names.has(part.name.toLowerCase());
  if (part.type === 'pseudo-element')
    return names.has('textarea') || !fieldParts.test('name' in part ? part.name : part.kind);
  // None of these can appear later: the one script that sets a ground copies a section's to the header.
  if (part.type === 'attribute' && /^data-(?:ground|paper|scene|site-map)$/.test(part.name))
    return names.has(part.operation?.value ?? part.name);
  return true;
}

const declared = /(--[\w-]+)\s*[:{]/g;

/** The variables that rules read, with a fallback or without. */
export function variablesReadBy(css: string): string[] {
  return symbolsIn(css, /(?<![\w-]|@property )(--[\w-]+)(?!\s*[:\w-])/g);
}

/** Takes out the fonts whose family no rule asks for: page.inline.ts loads every declared one. */
function withoutUnusedFonts(css: string): string {
  const face = /@font-face\{[^}]*\}/g;
  const asked = (css.replace(face, '').match(/(?<=font[\w-]*:)[^;}]*/g) ?? []).join();
  return css.replace(face, (found) => (asked.includes(/font-family:([^;}]*)/.exec(found)?.[1] ?? '') ? found : ''));
}

function symbolsIn(css: string, symbol: RegExp): string[] {
  return [...new Set(Array.from(css.matchAll(symbol), ([, name = '']) => name.replaceAll('\\', '')))];
}

/** Minifies a stylesheet, leaving out `unusedSymbols` and selectors with a part that does not match. */
export function minify(css: string, unusedSymbols?: string[], matches?: (part: SelectorComponent) => boolean): string {
  const visitor = matches && { Selector: (all: SelectorComponent[]) => (all.every(matches) ? undefined : []) };
  return transform({ ...options, code: Buffer.from(css), unusedSymbols, visitor }).code.toString();
}

/** @throws BuildError that names the first variable read without a fallback that neither rules nor `names` declare */
export function assertDeclared(css: string, names: ReadonlySet<string>): void {
  const known = new Set([...names, ...symbolsIn(css, declared)]);
  const lost = symbolsIn(css, /var\(\s*(--[\w-]+)\s*\)/g).find((name) => !known.has(name));
  if (lost) throw new BuildError('a declaration of every variable', `var(${lost})`);
}
