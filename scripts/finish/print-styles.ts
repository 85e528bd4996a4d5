import postcss, { type AtRule } from 'postcss';

/** A stylesheet in two: what a screen may need, and the rules that only paper does. */
export interface SplitStyles {
  readonly screen: string;
  readonly print: readonly string[];
}

/**
 * Takes the rules of `@media print` out of a stylesheet, each with the layers and conditions that it stands in. They are a
 * file of their own, which the browser fetches when it has nothing else to do, and which keeps no first paint waiting.
 */
export function splitPrint(css: string): SplitStyles {
  const screen = postcss.parse(css);
  const print: string[] = [];
  screen.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return;
    print.push(withConditions(rule));
    rule.remove();
  });
  return { screen: screen.toString(), print };
}

function withConditions(rule: AtRule): string {
  let css = rule.toString();
  for (let outer = rule.parent; outer?.type === 'atrule'; outer = outer.parent) {
    const { name, params } = outer as AtRule;
    css = `@${name} ${params}{${css}}`;
  }
  return css;
}
