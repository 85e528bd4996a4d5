import type { HTMLElement } from 'node-html-parser';
import type { Root } from 'postcss';
import { speculationRules } from '../../components/enhancements/speculation-rules';
import { oncePer } from '../lib/once-per';
import { assertAllowed, isData } from './allowed';
import { arrangeHead, policyPlace } from './head';
import { BuildError, commentsIn } from './parse-page';
import { contentSecurityPolicy, hashSource } from './policy';
import { writeOutRegistered } from './registered-properties';
import { shortenClasses } from './short-classes';
import { usedRules } from './used-rules';

/** What all pages of a site share. */
export interface SiteParts {
  /** The inline scripts that pages may carry. */
  readonly inlineScripts: ReadonlySet<string>;
  /** The inline script that hydrates islands, the address of the module that it loads, and the code of them all. */
  readonly islands: { readonly loader: string; readonly module: string; readonly code: string };
  /** The fonts and rules of a stylesheet by its address. */
  readonly styleOf: (href: string) => { readonly faces: string; readonly rules: Root };
  /** The classes that get short names in a page. */
  readonly utilities: ReadonlySet<string>;
  /** Origin that the enquiry form writes to. */
  readonly mailOrigin: string;
  /** Styles that the carousel's scripts add to the document, character by character. */
  readonly injectedStyles: readonly string[];
}

/**
 * Turns a page as `next build` writes it into the page that ships. Next's scripts and data leave it: the browser
 * follows links, and React alone hydrates islands. Fonts and the rules that the page can use are written in, with
 * short names for utilities, and what is left is checked against the policy that the page carries.
 * @param page as `parsePage` reads it; it is changed in place
 * @returns its HTML
 * @throws BuildError when the page is not what Next is known to write, or carries what the policy would block
 */
export function finishPage(page: HTMLElement, site: SiteParts): string {
  if (page.querySelector('meta[http-equiv=Content-Security-Policy]'))
    throw new BuildError('a page fresh from next build', 'one that is finished already');
  const islandElements = page.querySelectorAll('[data-island]');
  const islands = islandElements.map((island) => island.getAttribute('data-island'));

  for (const script of page.querySelectorAll('script')) {
    const isOurs = !script.hasAttribute('src') && (isData(script) || site.inlineScripts.has(script.textContent));
    if (!isOurs && !isNextScript(script.outerHTML))
      throw new BuildError('no script but Next’s and those in lib/inline-script.ts', script.outerHTML);
    if (!isOurs) script.remove();
  }
  const style = page.querySelector('style');
  if (style) throw new BuildError('no inline style but the stylesheets', style.outerHTML);
  page.querySelectorAll('link[as=script], link[as=font]').forEach((hint) => hint.remove());
  // React looks for its comments where it hydrates, and nowhere else.
  const hydrated = new Set(islandElements.flatMap(commentsIn));
  for (const comment of commentsIn(page)) {
    if (!hydrated.has(comment)) comment.remove();
  }
  const loader = islands.length ? `<script data-src="${site.islands.module}">${site.islands.loader}</script>` : '';
  const scripts = [...site.inlineScripts, islands.length ? site.islands.code : ''].join('\n');
  const scripted = new Set(namesInScript(scripts));
  const names = new Set([...namesIn(page), ...scripted]);
  const matches = oncePer((selector: string) => page.querySelector(selector) !== null);
  const styleOf = (href: string) => {
    const { faces, rules } = site.styleOf(href);
    return { faces, rules: writeOutRegistered(usedRules(rules, { hasName: (name) => names.has(name), matches })) };
  };
  arrangeHead(page, loader, styleOf);
  shortenClasses(page, site.utilities, scripted);

  const textsOf = (selector: string) => page.querySelectorAll(selector).map(({ textContent }) => textContent);
  const inline = textsOf('script').filter((text) => site.inlineScripts.has(text) || text === site.islands.loader);
  const injected = islands.includes('hero-carousel') ? site.injectedStyles : [];
  const policy = contentSecurityPolicy({
    scripts: new Set([...inline, speculationRules].map(hashSource)),
    styles: new Set([...textsOf('style'), ...injected].map(hashSource)),
    loadsModules: islands.length > 0,
    mailOrigin: islands.includes('enquiry-form') ? site.mailOrigin : undefined,
  });
  assertAllowed(page, policy);
  return page.toString().replace(policyPlace, () => policy);
}

/** Every class and id of a page, and every kind of element that it has. */
function namesIn(page: HTMLElement): string[] {
  return page
    .querySelectorAll('*')
    .flatMap((element) => [
      element.rawTagName.toLowerCase(),
      element.id,
      ...(element.getAttribute('class') ?? '').split(/\s+/),
    ]);
}

/** What may be a class or an id in a script: the words of its strings, and the names in its selectors. */
function namesInScript(script: string): string[] {
  return [...script.split(/["'`\s]+/), ...[...script.matchAll(/[.#]([\w-]+)(?![\w(-])/g)].map(([, name = '']) => name)];
}

/** The chunks and polyfills of Next's client, what starts it, and its data. */
function isNextScript(element: string): boolean {
  return /^<script[^>]* src="[^"]*\/_next\/static\//.test(element) || /TURBOPACK|__next_f/.test(element);
}
