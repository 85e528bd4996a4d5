import type { HTMLElement } from 'node-html-parser';
import { BuildError, onlyElement } from './parse-page';
import type { Stylesheet } from './stylesheet';

/** Where the policy goes; it is made when everything else stands. */
export const policyPlace = '%policy%';

/**
 * Orders the head for the first paint. The policy rules only what follows it, so it comes first; then the fonts, which
 * the first script has decoded at once; what robots and other sites read comes last. Stylesheets and fonts are written
 * into the page: there is no round trip before the first paint, or between it and the right font.
 * @param scripts those that the build adds, as elements
 * @param styleOf a stylesheet by its address
 * @throws BuildError when the head misses something, or holds what nobody knows
 */
export function arrangeHead(page: HTMLElement, scripts: string, styleOf: (href: string) => Stylesheet): void {
  const head = onlyElement(page, 'head');
  const unsupported = head.childNodes.find(
    (node) => !/^(?:meta|link|title|script)$/i.test((node as Partial<HTMLElement>).rawTagName ?? ''),
  );
  if (unsupported)
    throw new BuildError('only <meta>, <link>, <title> and <script> in the head', unsupported.toString());

  const take = (element: HTMLElement) => {
    element.remove();
    return element.outerHTML;
  };
  const [charset, viewport, title] = ['head > meta[charset]', 'head > meta[name=viewport]', 'head > title'].map(
    (selector) => take(onlyElement(page, selector)),
  );
  const inline = head.querySelectorAll('script').map(take).join('');
  const sheets = head.querySelectorAll('link[rel=stylesheet]');
  if (sheets.length === 0) throw new BuildError('a stylesheet in the head', 'none');
  const styles = sheets.map((sheet) => {
    sheet.remove();
    return styleOf(sheet.getAttribute('href') ?? '');
  });
  const styleElements = (part: keyof Stylesheet) =>
    styles.map((style) => style[part] && `<style>${style[part]}</style>`).join('');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyPlace}">`;
  head.innerHTML = `${charset}${policy}${viewport}${title}${styleElements('faces')}${inline}${scripts}${styleElements('rules')}${head.innerHTML}`;
}
