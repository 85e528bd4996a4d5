import type { HTMLElement } from 'node-html-parser';
import { assertAllowed, isData } from './allowed';
import { arrangeHead, policyPlace } from './head';
import { inLines } from './lines';
import { BuildError, commentsIn } from './parse-page';
import { contentSecurityPolicy, hashSource } from './policy';
import { assertDeclared, pruneStyles, splitFonts, variablesReadBy } from './styles';

/** What all pages of a site share. */
export interface SiteParts {
  /** The inline scripts that pages may carry, and the speculation rules. */
  readonly inlineScripts: ReadonlySet<string>;
  /** The inline script that hydrates islands, the address of the module that it loads, and the code of them all. */
  readonly islands: { readonly loader: string; readonly module: string; readonly code: string };
  /** The rules of a stylesheet for screens by its address, their fonts inlined. */
  readonly styleAt: (href: string) => string;
  /** The stylesheet for paper, and its address. */
  readonly print: { readonly href: string; readonly css: string };
  /** Origin that the enquiry form writes to. */
  readonly mailOrigin: string;
  /** Styles that the carousel's scripts add to the document. */
  readonly injectedStyles: readonly string[];
}

/**
 * Turns a page as `next build` writes it into the page that ships. Next's scripts and data leave it: the browser
 * follows links, and React alone hydrates islands. Fonts and the rules that the page can use are written in, and what is
 * left is checked against the policy that the page carries.
 * @param page as `parsePage` reads it; it is changed in place
 * @returns its HTML
 * @throws BuildError when the page is not what Next is known to write, or carries what the policy would block
 */
export function finishPage(page: HTMLElement, site: SiteParts): string {
  if (page.querySelector('meta[http-equiv=Content-Security-Policy]'))
    throw new BuildError('a page fresh from next build', 'one that is finished already');
  removeClient(page, site.inlineScripts);
  const islands = page.querySelectorAll('[data-island]').map((island) => island.getAttribute('data-island'));
  const loaders = islands.length ? [`<script data-src="${site.islands.module}">${site.islands.loader}</script>`] : [];

  const code = page.querySelectorAll('script').filter((script) => !isData(script));
  const scripts = [...code.map((script) => script.textContent), islands.length ? site.islands.code : ''].join('\n');
  const names = new Set([...namesIn(page), ...wordsIn(scripts)]);
  removeUnusedSymbols(page, names);
  const { fonts, rules } = splitFonts(takeStylesheets(page).map(site.styleAt).join('\n'));
  const used = { names, grounds: groundsOf(page), isPaper: isPaper(page) };
  const onPaper = pruneStyles(site.print.css, used);
  const painted = variablesIn(page);
  const read = new Set([...names, ...painted, ...variablesReadBy(onPaper)]);
  const styles = [fonts, pruneStyles(rules, { ...used, names: read })].filter(Boolean);
  assertDeclared([...styles, onPaper, ...painted.map((name) => `var(${name})`)].join(''), names);
  arrangeHead(page, styles, printLinks(site.print.href, used.isPaper), loaders);

  const runs = code.map((script) => script.textContent).concat(islands.length ? site.islands.loader : []);
  const policy = contentSecurityPolicy({
    scripts: new Set(runs.map(hashSource)),
    styles: new Set([...styles, ...(islands.includes('hero-carousel') ? site.injectedStyles : [])].map(hashSource)),
    loadsModules: islands.length > 0,
    loadsFonts: styles.some((css) => /url\([^)]*\.woff2/.test(css)),
    mailOrigin: islands.includes('enquiry-form') ? site.mailOrigin : undefined,
  });
  assertAllowed(page, policy, [site.print.href, site.islands.module]);
  return inLines(page).replace(policyPlace, () => policy);
}

/**
 * The link to the stylesheet for paper. On a page that is read on a screen it is disabled until the page is loaded
 * (components/enhancements/print-styles.ts): no first paint waits for it, nor shares the connection with it.
 */
function printLinks(href: string, isPaper: boolean): string {
  const link = (state = '') => `<link rel="stylesheet" media="print" href="${href}"${state}>`;
  return isPaper ? link() : `${link(' disabled')}\n<noscript>${link()}</noscript>`;
}

/** Takes out Next's chunks and polyfills, what starts them, their data, and comments, which React wants in islands alone. */
function removeClient(page: HTMLElement, inlineScripts: ReadonlySet<string>): void {
  for (const script of page.querySelectorAll('script')) {
    if (!script.hasAttribute('src') && (isData(script) || inlineScripts.has(script.textContent))) continue;
    if (!/^<script[^>]* src="[^"]*\/_next\/static\/|TURBOPACK|__next_f/.test(script.outerHTML))
      throw new BuildError('no script but Next’s and inline ones of components/enhancements', script.outerHTML);
    script.remove();
  }
  const style = page.querySelector('style');
  if (style) throw new BuildError('no inline style but the stylesheets', style.outerHTML);
  page
    .querySelectorAll('link:is([as=script], [as=font], [as=style]), meta[name=next-size-adjust]')
    .forEach((hint) => hint.remove());
  const hydrated = new Set(page.querySelectorAll('[data-island]').flatMap(commentsIn));
  commentsIn(page).forEach((comment) => hydrated.has(comment) || comment.remove());
}

/** Takes the icons out of the sprite that nothing on the page refers to. An island may change one for another by its name. */
function removeUnusedSymbols(page: HTMLElement, names: ReadonlySet<string>): void {
  const used = new Set(page.querySelectorAll('use').map((use) => use.getAttribute('href')));
  for (const symbol of page.querySelectorAll('symbol')) {
    if (!used.has(`#${symbol.id}`) && !names.has(symbol.id.replace('icon-', ''))) symbol.remove();
  }
}

/** The addresses of the page's stylesheets, whose elements are removed. */
function takeStylesheets(page: HTMLElement): string[] {
  const links = page.querySelectorAll('link[rel=stylesheet]');
  if (links.length === 0) throw new BuildError('a stylesheet in the head', 'none');
  links.forEach((link) => link.remove());
  return links.map((link) => link.getAttribute('href') ?? '');
}

/** Every element, class and id of a page. */
function namesIn(page: HTMLElement): string[] {
  return page.querySelectorAll('*').flatMap(({ localName, id, classList }) => [localName, id, ...classList.values()]);
}

/** The grounds of a page's sections, and the one that the header begins with. */
function groundsOf(page: HTMLElement): Set<string> {
  return new Set([
    'paper',
    ...page.querySelectorAll('[data-ground]').map((one) => one.getAttribute('data-ground') ?? ''),
  ]);
}

const isPaper = (page: HTMLElement) => page.querySelector('html')?.hasAttribute('data-paper') ?? false;

/** The variables that attributes read: drawings take their colours from them (`fill="var(--teal-l)"`). */
function variablesIn(page: HTMLElement): string[] {
  const values = page.toString().match(/="[^"]*var\([^"]*"/g) ?? [];
  return [
    ...new Set(values.flatMap((value) => Array.from(value.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name))),
  ];
}

/** What may be a class, an id or a variable in a script: the words of its strings, and the names in its selectors. */
function wordsIn(script: string): string[] {
  return [...script.split(/["'`\s]+/), ...[...script.matchAll(/[.#]([\w-]+)(?![\w(-])/g)].map(([, name = '']) => name)];
}
