import type { AtRule, ChildNode, Root, Rule } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';
import { oncePer } from '../lib/once-per';

/** Pseudo-classes that match where one of their arguments does. */
const oneOf = new Set([':is', ':where', ':has', ':-webkit-any', ':-moz-any']);

/** Parts and states of fields, which Tailwind's reset names one by one, and what a page needs for them to be there. */
const fieldParts: readonly (readonly [part: RegExp, field: string])[] = [
  [/^::file-selector-button/, 'input[type=file]'],
  [/^::placeholder/, '[placeholder]'],
  [/^::-webkit-(date|calendar)/, 'input[type=date]'],
  [/^::-webkit-search/, 'input[type=search]'],
  [/^::-webkit-(inner|outer)-spin/, 'input[type=number]'],
  [/^:-moz-ui-invalid/, 'input'],
];

/** What is asked of a page whose rules are picked out. */
export interface StyledPage {
  /** Whether a class, an id or a kind of element stands in the page, or may come by a script. */
  readonly hasName: (name: string) => boolean;
  /** Whether an element of the page fits a selector. */
  readonly matches: (selector: string) => boolean;
}

/**
 * The selectors of a rule with their texts. A list that the minifier wrapped in one `:is()` is a list again: `:is()` alone
 * is tried on every element. Read once for all pages.
 */
const selectorsOf = oncePer((rule: Rule) => {
  const selectors = parseSelectors()
    .astSync(rule.selector)
    .nodes.flatMap((selector) => {
      const [first, ...others] = selector.nodes;
      return first?.type === 'pseudo' && first.value === ':is' && others.length === 0 ? first.nodes : [selector];
    });
  return selectors.map((selector) => [selector, selector.toString()] as const);
});

/** A node without others inside, as it is written. */
const textOf = oncePer((node: ChildNode) => `${node.toString()};`);

/** Whether everything that a selector needs is there; what stands in `:not()` is not needed. */
function canMatch(selector: Selector, page: StyledPage): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'class' || node.type === 'id' || node.type === 'tag') return page.hasName(node.value);
    if (node.type !== 'pseudo') return true;
    const field = fieldParts.find(([part]) => part.test(node.value))?.[1];
    if (field) return page.matches(field);
    if (!oneOf.has(node.value)) return true;
    return node.nodes.some((argument) => canMatch(argument, page));
  });
}

/**
 * Answers what a selector asks of the whole page (`body:has(.breadcrumb)`, `html:not(:has(.print-page))`): a browser
 * would ask again for every part of the page that arrives, and recalculate the styles of all elements each time.
 * Questions about states (`:hover`, `:checked`) stay, and so do those about anything but `html` and `body`.
 * @returns the selector without its questions; undefined if one is answered by no
 */
function answered(selector: Selector, matches: StyledPage['matches']): Selector | undefined {
  const copy = selector.clone() as Selector;
  const root = copy.nodes.find((node) => node.type === 'tag' && /^(html|body)$/.test(node.value));
  for (const node of [...copy.nodes]) {
    if (node.type !== 'pseudo') continue;
    const isNot = node.value === ':not';
    const has = isNot ? node.nodes[0]?.nodes[0] : node;
    if (root && has?.type === 'pseudo' && has.value === ':has' && !has.nodes.toString().includes(':')) {
      if (matches(`${root.toString().trim()}${has.toString()}`) === isNot) return undefined;
      node.remove();
    } else if (oneOf.has(node.value) && node.value !== ':has') {
      const left = node.nodes.flatMap((argument) => answered(argument, matches) ?? []);
      if (left.length === 0) return undefined;
      node.nodes = left;
    }
  }
  return copy;
}

/**
 * Writes the rules of a stylesheet that a page can use: of each rule the selectors whose elements, classes and ids are there.
 * Arguments of `:is()` stay, because they decide how much the others count (specificity).
 */
export function usedRules(stylesheet: Root, page: StyledPage): string {
  const selectors = new Map<ChildNode, string>();
  stylesheet.walkRules((rule) => {
    const isKeyframe = (rule.parent as AtRule | undefined)?.name?.endsWith('keyframes');
    const used = isKeyframe
      ? rule.selector
      : selectorsOf(rule)
          .filter(([selector]) => canMatch(selector, page))
          .flatMap(([selector, text]) => (text.includes(':has(') ? (answered(selector, page.matches) ?? []) : text))
          .join();
    selectors.set(rule, used);
  });
  return write(stylesheet.nodes, selectors);
}

/** @param selectors of each rule, those that are used; '' for none */
function write(nodes: readonly ChildNode[], selectors: ReadonlyMap<ChildNode, string>): string {
  return nodes
    .map((node) => {
      if (selectors.get(node) === '' || node.type === 'comment') return '';
      if (!('nodes' in node) || !node.nodes) return textOf(node);
      const inside = write(node.nodes, selectors);
      if (!inside) return '';
      const head = node.type === 'rule' ? selectors.get(node) : `@${node.name}${node.params && ` ${node.params}`}`;
      return `${head}{${inside.replace(/;$/, '')}}`;
    })
    .join('');
}
