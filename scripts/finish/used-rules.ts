import type { AtRule, ChildNode, Root } from 'postcss';

/** The classes and ids that a selector needs to match; what stands in `:not()`, `:is()` and the like is left out. */
function namesIn(selector: string): string[] {
  let plain = selector;
  for (let last = ''; last !== plain;) {
    last = plain;
    plain = plain.replace(/:[\w-]+\([^()]*\)/g, '');
  }
  return [...plain.matchAll(/[.#]((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) =>
    name
      .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
      .replace(/\\(.)/g, '$1'),
  );
}

/**
 * Writes the rules of a stylesheet that a page can use. A rule goes only when each of its selectors needs a class or an
 * id that is not there; everything else stays.
 * @param hasName whether a class or id stands in the page, or may come by a script
 */
export function usedRules(stylesheet: Root, hasName: (name: string) => boolean): string {
  const unused = new Set<ChildNode>();
  stylesheet.walkRules((rule) => {
    const isKeyframe = (rule.parent as AtRule | undefined)?.name?.endsWith('keyframes');
    if (!isKeyframe && !rule.selectors.some((selector) => namesIn(selector).every(hasName))) unused.add(rule);
  });
  return write(stylesheet.nodes, unused);
}

function write(nodes: readonly ChildNode[], unused: ReadonlySet<ChildNode>): string {
  return nodes
    .map((node) => {
      if (unused.has(node) || node.type === 'comment') return '';
      if (node.type === 'decl') return `${node.toString()};`;
      if (!('nodes' in node) || !node.nodes) return `${node.toString()};`;
      const inside = write(node.nodes, unused);
      if (!inside) return '';
      const head = node.type === 'rule' ? node.selector : `@${node.name}${node.params && ` ${node.params}`}`;
      return `${head}{${inside.replace(/;$/, '')}}`;
    })
    .join('');
}
