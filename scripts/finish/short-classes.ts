import { TextNode, type HTMLElement } from 'node-html-parser';
import type { ChildNode, Root } from 'postcss';

/** A class in a stylesheet, as CSS escapes it: `.md\:w-\[20px\]`. */
const inStylesheet = /\.((?:\\.|[\w-])+)/g;

/** The classes that a text's selectors name. */
const classesIn = (text: string) => [...text.matchAll(inStylesheet)].map(([, name = '']) => unescaped(name));
const unescaped = (name: string) => name.replaceAll('\\', '');

/** The classes of Tailwind's layer of utilities that no other layer of a stylesheet styles: those say what an element is. */
export function utilitiesIn(stylesheet: Root): string[] {
  const isUtilities = (node: ChildNode) =>
    node.type === 'atrule' && node.name === 'layer' && node.params === 'utilities';
  const namesWhere = (wanted: boolean) =>
    new Set(
      classesIn(
        stylesheet.nodes
          .filter((node) => isUtilities(node) === wanted)
          .map(String)
          .join(''),
      ),
    );
  const others = namesWhere(false);
  return [...namesWhere(true)].filter((name) => !others.has(name));
}

/**
 * Gives the utility classes of a page short names of its own, in its elements and its stylesheets alike: a utility's name
 * says what it does, in the source, and would stand in the page twice. About 3 KB with brotli on a page of 40.
 * @param page with its stylesheets inline; it is changed in place
 * @param utilities the classes that may be renamed, as `utilitiesIn` finds them
 * @param taken names that must stay as they are, and that no short name may be: what scripts look for, or set
 */
export function shortenClasses(page: HTMLElement, utilities: ReadonlySet<string>, taken: ReadonlySet<string>): void {
  const sheets = page.querySelectorAll('style');
  const css = sheets.map((sheet) => sheet.textContent).join('');
  const elements = page.querySelectorAll('[class]').map((element) => ({
    element,
    classes: (element.getAttribute('class') ?? '').split(/\s+/),
  }));
  const all = elements.flatMap(({ classes }) => classes);
  const counts = new Map<string, number>();
  for (const name of all) {
    if (utilities.has(name) && !taken.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  // The most frequent get the shortest names; among equals the first in the page.
  const frequent = [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
  const known = new Set([...all, ...classesIn(css)]);
  const short = new Map<string, string>();
  for (let number = 0; short.size < frequent.length; number += 1) {
    // Letters first: a class that begins with a digit would have to be escaped.
    const name = (number + 10).toString(36);
    if (/^[a-z]/.test(name) && !known.has(name) && !taken.has(name)) short.set(frequent[short.size] ?? '', name);
  }
  for (const { element, classes } of elements)
    element.setAttribute('class', classes.map((name) => short.get(name) ?? name).join(' '));
  for (const sheet of sheets) {
    const renamed = sheet.textContent.replace(inStylesheet, (selector, name: string) => {
      const found = short.get(unescaped(name));
      return found ? `.${found}` : selector;
    });
    // As it is: `textContent` would escape what HTML escapes.
    sheet.childNodes = [new TextNode(renamed, sheet)];
  }
}
