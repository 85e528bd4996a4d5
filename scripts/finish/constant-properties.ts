import type { AtRule, Declaration, Root, Rule } from 'postcss';
import parseValue from 'postcss-value-parser';

/**
 * Writes out the custom properties that are constants: declared once in the whole stylesheet, on `:root`, under no
 * condition. What has `var()` in it a browser parses anew for every element, each time its style is calculated; what has
 * none, once. Only stylesheets may read such a property: the site has no style attributes.
 * @param stylesheet changed in place
 */
export function writeOutConstants(stylesheet: Root): void {
  const constants = new Map<string, Declaration | undefined>();
  stylesheet.walkDecls(/^--/, (one) => {
    const isFirst = !constants.has(one.prop);
    constants.set(one.prop, isFirst && isUnconditional(one) ? one : undefined);
  });
  const written = (value: string): string =>
    parseValue(value)
      .walk((node) => {
        const constant = node.type === 'function' && node.value === 'var' && constants.get(node.nodes[0]?.value ?? '');
        if (constant) Object.assign(node, { type: 'word', value: written(constant.value) });
      })
      .toString();
  stylesheet.walkDecls((one) => void (one.value.includes('var(') && (one.value = written(one.value))));
  constants.forEach((one) => one?.remove());
}

/** Whether a declaration stands on `:root` itself, at the top or in a layer. */
function isUnconditional({ parent }: Declaration): boolean {
  if ((parent as Rule).selector !== ':root') return false;
  const around = parent?.parent as Root | AtRule;
  return around.type === 'root' || around.name === 'layer';
}
