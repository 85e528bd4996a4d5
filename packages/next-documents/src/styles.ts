import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Features, transform, type SelectorComponent } from 'lightningcss';
import postcss from 'postcss';
import { unexpected } from './errors.ts';

/** The same targets as Next's own build. */
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 111 << 16, safari: (16 << 16) | (4 << 8) };
/** `exclude` leaves out the fallbacks that Next has already added for them. */
const options = { filename: 'page.css', minify: true, targets, exclude: Features.LightDark | Features.VendorPrefixes };

export type SplitStyles = ReturnType<typeof readStyles>;

/**
 * Reads a stylesheet. Fonts become `data:` URLs, because a separate file arrives a round trip later and causes a layout
 * shift. Fonts in public/, which few pages use, stay files below `basePath`.
 * @returns its screen rules, and its `@media print` rules, each wrapped in its enclosing layers and conditions
 * @throws BuildError when it contains "</" or refers to a file other than a WOFF2 font
 */
export function readStyles(file: string, basePath: string) {
  const css = readFileSync(file, 'utf8').replace(/url\(\s*(["']?)(?!data:|#)([^"')]+)\1\s*\)/g, (_, _quote, target) => {
    if (!target.endsWith('.woff2')) throw unexpected('no file but WOFF2 fonts in a stylesheet', target);
    if (target.startsWith('/')) return `url(${basePath}${target})`;
    return `url(data:font/woff2;base64,${readFileSync(join(dirname(file), decodeURI(target)), 'base64')})`;
  });
  if (css.includes('</')) throw unexpected('a stylesheet without "</", which would end its element', file);
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
 * Removes rules whose elements, classes, ids or closed attributes do not occur in a page, and variables that nothing reads. Other
 * attributes and states never count, because they may change.
 * @param names the words in the page's tags and scripts
 * @param closed see `Settings.closedAttributes`
 */
export function pruneStyles(css: string, names: ReadonlySet<string>, closed: readonly string[] = []): string {
  return withoutUnread(pruneRules(css, names, closed), names);
}

/** The same with all variables, for rules that only declare what another stylesheet reads. */
export function pruneRules(css: string, names: ReadonlySet<string>, closed: readonly string[] = []): string {
  const unused = symbolsIn(css, /[.#]((?:\\.|[\w-])+)/g).filter((name) => !names.has(name));
  return withoutUnusedFonts(minify(css, unused, (part) => canMatch(part, names, closed)));
}

/** Removes variables that nothing reads, and then those that only they read. */
function withoutUnread(css: string, names: ReadonlySet<string>): string {
  const read = new Set([...names, ...variablesReadBy(css)]);
  const rest = minify(
    css,
    symbolsIn(css, declared).filter((name) => !read.has(name)),
  );
  return rest === css ? css : withoutUnread(rest, names);
}

/** Pseudo-elements of text fields in Tailwind's base styles. */
const fieldPseudoElements = /^(?:file-selector-button|placeholder|-webkit-(?:calendar|date|inner|outer|search).*)$/;

/**
 * Whether a component of a selector can ever match in a page. A `:has()` that matches nothing would still have the browser
 * look through all that is below its element at each change there; `unusedSymbols` does not look for classes inside it.
 */
function canMatch(part: SelectorComponent, names: ReadonlySet<string>, closed: readonly string[]): boolean {
  if (part.type === 'pseudo-class' && part.kind === 'has')
    return part.selectors.some((selector) => selector.every((inner) => canMatch(inner, names, closed)));
  if (part.type === 'type') return names.has(part.name.toLowerCase());
  if (part.type === 'class' || part.type === 'id') return names.has(part.name);
  if (part.type === 'pseudo-element')
    return names.has('textarea') || !fieldPseudoElements.test('name' in part ? part.name : part.kind);
  if (part.type === 'attribute' && closed.includes(part.name)) return names.has(part.operation?.value ?? part.name);
  return true;
}

const declared = /(--[\w-]+)\s*[:{]/g;

/** The custom properties that rules read, with or without a fallback. */
export function variablesReadBy(css: string): string[] {
  return symbolsIn(css, /(?<![\w-]|@property )(--[\w-]+)(?!\s*[:\w-])/g);
}

/** Removes fonts that no rule uses, because a page may load every declared one. */
function withoutUnusedFonts(css: string): string {
  const face = /@font-face\{[^}]*\}/g;
  const used = (css.replace(face, '').match(/(?<=font[\w-]*:)[^;}]*/g) ?? []).join();
  return css.replace(face, (found) => (used.includes(/font-family:([^;}]*)/.exec(found)?.[1] ?? '') ? found : ''));
}

function symbolsIn(css: string, symbol: RegExp): string[] {
  return [...new Set(Array.from(css.matchAll(symbol), ([, name = '']) => name.replaceAll('\\', '')))];
}

/** Minifies a stylesheet, without `unusedSymbols` and selectors with a component that cannot match. */
export function minify(css: string, unusedSymbols?: string[], matches?: (part: SelectorComponent) => boolean): string {
  const visitor = matches && { Selector: (all: SelectorComponent[]) => (all.every(matches) ? undefined : []) };
  return transform({ ...options, code: Buffer.from(css), unusedSymbols, visitor }).code.toString();
}

/** @throws BuildError for the first variable read without a fallback but declared neither in `css` nor in `names` */
export function assertDeclared(css: string, names: ReadonlySet<string>): void {
  const known = new Set([...names, ...symbolsIn(css, declared)]);
  const missing = symbolsIn(css, /var\(\s*(--[\w-]+)\s*\)/g).find((name) => !known.has(name));
  if (missing) throw unexpected('a declaration of every variable', `var(${missing})`);
}
