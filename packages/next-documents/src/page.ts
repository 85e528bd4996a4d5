import { CommentNode, type HTMLElement } from 'node-html-parser';
import { unexpected } from './errors.ts';
import { arrangeHead } from './head.ts';
import { inLines, reactIslands, take } from './html.ts';
import { policyOf } from './policy.ts';
import type { Settings } from './settings.ts';
import { assertDeclared, pruneRules, pruneStyles, variablesReadBy, type SplitStyles } from './styles.ts';

/**
 * What all pages of a site share: `styles` maps URLs to Next's stylesheets, `screen` is the URL of all their rules in one
 * file, and `print` is the print stylesheet, without `href` where there are no rules for it.
 */
export interface SiteParts {
  /** The inline scripts allowed in pages. */
  readonly inlineScripts: ReadonlySet<string>;
  /**
   * The inline loader of islands, the URL of the module that it imports, the code of all islands, and the classes that
   * their sources write, each with the path of its module.
   */
  readonly islands: {
    readonly loader: string;
    readonly module: string;
    readonly code: string;
    readonly classes: ReadonlyMap<string, string>;
  };
  readonly styles: ReadonlyMap<string, SplitStyles>;
  readonly screen: string;
  readonly print: { readonly href: string; readonly css: string };
  readonly settings: Pick<Settings, 'allowed' | 'connect' | 'closedAttributes' | 'deferPrintUnless'>;
}

/**
 * Turns the output of `next build` into the page that ships: removes Next's scripts and data, inlines the fonts and
 * rules that the page can use, and adds a policy for what is left.
 * @throws BuildError when the page is not as Next is expected to write it, or contains something that the policy blocks
 */
export function finishPage(page: HTMLElement, site: SiteParts): string {
  removeClient(page, site.inlineScripts);
  const hrefs = take(page, 'link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? '');
  if (hrefs.length === 0) throw unexpected('a stylesheet in the head', 'none');
  const missing = hrefs.find((href) => !site.styles.has(href));
  if (missing) throw unexpected('a file for every stylesheet', `none for ${missing}`);
  assertAllowed(page);

  const islands = page.querySelectorAll(reactIslands).map((island) => island.getAttribute('data-island') ?? '');
  if (islands.length && !site.islands.module) throw unexpected('`Settings.islands` for an island', `"${islands[0]}"`);
  const [loader, code] = islands.length ? [[site.islands.loader], [site.islands.code]] : [[], []];
  const scripts = page.querySelectorAll('script').flatMap((script) => (isData(script) ? [] : script.textContent));
  const tags = page
    .querySelectorAll('*')
    .map(({ localName, attributes }) => [localName, ...Object.entries(attributes).flat()].join(' '));
  const names = new Set([...tags.flatMap((tag) => tag.split(/\s+/)), ...[...scripts, ...code].flatMap(wordsIn)]);
  const lost = islands.length && [...site.islands.classes].find(([name]) => !names.has(name));
  if (lost) throw unexpected(`the class "${lost[0]}" in the code of the islands, as in ${lost[1]}`, 'none');

  const { allowed, connect, closedAttributes, deferPrintUnless } = site.settings;
  const printStyle = pruneRules(site.print.css, names, closedAttributes);
  // Attributes of drawings read variables too: `fill="var(--teal-l)"`.
  const read = [printStyle, tags.join('')].flatMap(variablesReadBy);
  const rules = hrefs.map((href) => site.styles.get(href)?.screen).join('\n');
  const style = pruneStyles(rules, new Set([...names, ...read]), closedAttributes);
  assertDeclared([style, printStyle, ...tags].join(''), names);
  const policy = policyOf([...scripts, ...loader], style, islands, allowed, connect);
  const link = `<link rel="stylesheet" media="print" href="${site.print.href}"`;
  const isDeferred = deferPrintUnless && !page.querySelector(deferPrintUnless);
  const linked = isDeferred ? [`${link} disabled>`, `<noscript>${link}></noscript>`] : [`${link}>`];
  const print = site.print.href ? linked : [];
  const loaders = loader.map((script) => `<script data-src="${site.islands.module}">${script}</script>`);
  // Never fetched unless a script of the site finds that the style element was refused, and enables it.
  const spare = `<link rel="stylesheet" data-spare href="${site.screen}" disabled>`;
  arrangeHead(page, [policy, `<style>${style}</style>`, spare, ...print], loaders);
  shieldAddresses(page);
  return inLines(page);
}

/**
 * Keeps Cloudflare from replacing the page's mail addresses by a script that the policy refuses ("Email Address
 * Obfuscation", on by default). The comments stand outside islands, where React would not expect them.
 */
function shieldAddresses(page: HTMLElement): void {
  const body = page.querySelector('body');
  if (!body?.innerHTML.includes('@')) return;
  body.childNodes.unshift(new CommentNode('email_off', body));
  body.childNodes.push(new CommentNode('/email_off', body));
}

/** Whether a script element is a data block, which browsers do not execute and the policy does not cover. */
const isData = (script: HTMLElement) => /^application\/(?:ld\+)?json$/.test(script.getAttribute('type') ?? '');

/** Removes Next's chunks, bootstrap scripts and data, and comments, which React needs only inside islands. */
function removeClient(page: HTMLElement, inlineScripts: ReadonlySet<string>): void {
  for (const script of page.querySelectorAll('script')) {
    if (!script.hasAttribute('src') && (isData(script) || inlineScripts.has(script.textContent))) continue;
    if (!/^<script[^>]* src="[^"]*\/_next\/static\/|TURBOPACK|__next_f/.test(script.outerHTML))
      throw unexpected('no script but Next’s and those of `inlineScripts`', script.outerHTML);
    script.remove();
  }
  take(page, 'link:is([as=script], [as=font], [as=style]), meta[name=next-size-adjust]');
  for (const { childNodes } of page.querySelectorAll(`:not(${reactIslands}, ${reactIslands} *)`))
    childNodes.filter(({ nodeType }) => nodeType === 8).forEach((comment) => comment.remove());
}

/** @throws BuildError for the first element or attribute that the policy blocks or that needs Next's files */
function assertAllowed(page: HTMLElement): void {
  const blocked = page.querySelector('iframe, frame, object, embed, base, audio, video, style');
  if (blocked) throw unexpected('no element that the policy blocks', blocked.outerHTML);
  for (const { attributes, rawTagName } of page.querySelectorAll('*')) {
    for (const [name, value] of Object.entries(attributes)) {
      const found = `<${rawTagName} ${name}="${value}">`;
      if (name === 'style') throw unexpected('no style attributes, which the policy blocks', found);
      if (/^on/i.test(name)) throw unexpected('no inline event handlers, which the policy blocks', found);
      if (/^\s*javascript:/i.test(value)) throw unexpected('no javascript: URLs, which the policy blocks', found);
      if (value.includes('/_next/')) throw unexpected('nothing of Next’s client', found);
    }
  }
}

/** Possible classes, ids and variables in a script: the words of its strings, and the names in its selectors. */
function wordsIn(script: string): string[] {
  return [
    ...script.split(/["'`\s]+/),
    ...Array.from(script.matchAll(/[.#]([\w-]+)(?![\w(-])/g), ([, name = '']) => name),
  ];
}
