import type { HTMLElement } from 'node-html-parser';
import { BuildError, onlyElement } from './parse-page';

/** Where the policy goes; it is made when everything else stands. */
export const policyPlace = '%policy%';

/**
 * The head in groups. First what people, crawlers and messengers read, who may stop after a few KB; then the policy, which
 * rules what follows it, and what the first paint needs.
 */
const groups: readonly (readonly string[])[] = [
  [
    'meta[charset]',
    'meta[name=viewport]',
    'title',
    'meta[name=description]',
    'meta[name=keywords]',
    'meta[name=robots]',
    'link[rel=canonical]',
  ],
  ['meta[property^="og:"]'],
  ['meta[name^="twitter:"]'],
  ['meta', 'link'],
];

/**
 * Orders the head and writes it a tag a line. Stylesheets and fonts stand in the page: there is no round trip before the
 * first paint, or between it and the right font.
 * @param styles the page's fonts and rules, each in an element of its own
 * @param print the links to its stylesheet for paper
 * @param scripts elements that the build adds after the page's own scripts
 * @throws BuildError when the head misses something, or holds what nobody knows
 */
export function arrangeHead(
  page: HTMLElement,
  styles: readonly string[],
  print: string,
  scripts: readonly string[],
): void {
  const head = onlyElement(page, 'head');
  const unsupported = head.childNodes.find(
    (node) => !/^(?:meta|link|title|script)$/i.test((node as Partial<HTMLElement>).rawTagName ?? ''),
  );
  if (unsupported)
    throw new BuildError('only <meta>, <link>, <title> and <script> in the head', unsupported.toString());
  for (const selector of ['meta[charset]', 'meta[name=viewport]', 'title']) onlyElement(page, `head > ${selector}`);

  const take = (selector: string, from = head) =>
    from.querySelectorAll(selector).map((element) => {
      element.remove();
      return element.outerHTML;
    });
  const data = page.querySelectorAll('script[type="application/ld+json"]').map((script) => {
    script.remove();
    return `<script type="application/ld+json">\n${inLines(script.textContent)}\n</script>`;
  });
  const read = groups.map((selectors) => selectors.flatMap((selector) => take(selector)));
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyPlace}">`;
  const run = [policy, ...styles.map((css) => `<style>${css}</style>`), print, ...take('script'), ...scripts];
  head.innerHTML = [...read, data, run]
    .filter((group) => group.length > 0)
    .map((group) => `\n${group.join('\n')}\n`)
    .join('');
}

/** Structured data over several lines. `<` is escaped, so that no text in it can end the element. */
function inLines(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 1).replaceAll('<', '\\u003c');
}
