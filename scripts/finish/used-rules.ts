import type { AtRule, ChildNode, Root, Rule } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';

/** Pseudo-classes that match where one of their arguments does. */
const oneOf = new Set([':is', ':where', ':has', ':-webkit-any', ':-moz-any']);

/** Parts and states of fields that are typed into, which Tailwind's reset names one by one. */
const fieldPart = /^(::(file-selector-button|placeholder|-webkit-(date|calendar|search|inner|outer))|:-moz-ui-invalid)/;

/** The selectors of each rule, parsed once for all pages. */
const parsed = new WeakMap<Rule, readonly Selector[]>();

function selectorsOf(rule: Rule): readonly Selector[] {
  const known = parsed.get(rule) ?? parseSelectors().astSync(rule.selector).nodes;
  parsed.set(rule, known);
  return known;
}

/** Whether every class and id that a selector needs is there; what stands in `:not()` is not needed. */
function canMatch(selector: Selector, hasName: (name: string) => boolean): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'class' || node.type === 'id') return hasName(node.value);
    if (node.type !== 'pseudo') return true;
    if (fieldPart.test(node.value)) return hasName('textarea');
    if (!oneOf.has(node.value)) return true;
    return node.nodes.some((argument) => canMatch(argument, hasName));
  });
}

/**
 * Writes the rules of a stylesheet that a page can use: of each rule the selectors whose classes and ids are there.
 * Arguments of `:is()` stay, because they decide how much the others count (specificity).
 * @param hasName whether a class or id, or a `textarea`, stands in the page, or may come by a script
 */
export function usedRules(stylesheet: Root, hasName: (name: string) => boolean): string {
  const selectors = new Map<ChildNode, string>();
  stylesheet.walkRules((rule) => {
    const isKeyframe = (rule.parent as AtRule | undefined)?.name?.endsWith('keyframes');
    const used = isKeyframe
      ? rule.selector
      : selectorsOf(rule)
          .filter((one) => canMatch(one, hasName))
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
      if (node.type === 'decl') return `${node.toString()};`;
      if (!('nodes' in node) || !node.nodes) return `${node.toString()};`;
      const inside = write(node.nodes, selectors);
      if (!inside) return '';
      const head = node.type === 'rule' ? selectors.get(node) : `@${node.name}${node.params && ` ${node.params}`}`;
      return `${head}{${inside.replace(/;$/, '')}}`;
    })
    .join('');
}
