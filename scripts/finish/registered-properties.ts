import { parse, type AtRule, type Declaration, type Rule } from 'postcss';
import parseValue from 'postcss-value-parser';

/**
 * Writes out the variables that Tailwind registers by `@property`. A browser keeps each of them for every element, and
 * recalculates the styles of the whole page when stylesheets come or go. Nearly all are never set on a page: their
 * initial value, or the fallback of `var()`, takes their place. So it does where every rule that sets the variable also
 * sets the property that reads it, without reading the variable (`.leading-none` sets `line-height` itself); and a rule
 * that sets a variable and reads it (`.shadow`) has its own value written in. One that is set on pseudo-elements alone
 * (`content`) needs no registration: nothing inherits from them. The others stay registered, such as the halves of
 * `translate`, which two rules set for one element.
 */
export function writeOutRegistered(css: string): string {
  const stylesheet = parse(css);
  const registrations = new Map<string, AtRule>();
  stylesheet.walkAtRules('property', (rule) => void registrations.set(rule.params, rule));
  // What Tailwind writes for browsers without `@property`.
  let substitute: AtRule | undefined;
  stylesheet.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties' && rule.nodes) substitute = rule.remove();
  });

  const setters = new Map<string, Declaration[]>();
  stylesheet.walkDecls(/^--/, (declaration) => {
    if (declaration.parent?.type === 'rule')
      setters.set(declaration.prop, [...(setters.get(declaration.prop) ?? []), declaration]);
  });
  const written = new Map<Declaration, string>();
  stylesheet.walkDecls((declaration) => void written.set(declaration, declaration.value));
  /** What a setter's own rule sets a property to, as it was before anything was written out. */
  const setBeside = (setter: Declaration, property: string) => {
    const set = setter.parent?.nodes.findLast((node) => node.type === 'decl' && node.prop === property);
    return set && written.get(set as Declaration);
  };

  const kept = new Set<string>();
  const unregistered = new Set<string>();
  stylesheet.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return;
    const value = parseValue(declaration.value);
    value.walk((node) => {
      if (node.type !== 'function' || node.value !== 'var') return;
      const name = node.nodes[0]?.value ?? '';
      const registration = registrations.get(name);
      if (!registration) return;
      const all = setters.get(name) ?? [];
      const own = all.findLast((setter) => setter.parent === declaration.parent);
      const isOverruled = all.every((setter) => {
        const set = setBeside(setter, declaration.prop);
        return set !== undefined && (own !== undefined || !set.includes(`var(${name}`));
      });
      if (!isOverruled && !all.every(isOnPseudoElement)) return void kept.add(name);
      const fallback = node.nodes.slice(2);
      const initial = registration.nodes?.find((one) => one.type === 'decl' && one.prop === 'initial-value');
      const unset = initial?.type === 'decl' ? initial.value : parseValue.stringify(fallback).trim();
      if (!isOverruled) unregistered.add(name);
      const value = isOverruled ? (own?.value ?? unset) : `var(${name},${unset})`;
      Object.assign(node, { type: 'word', value });
    });
    declaration.value = value.toString();
  });
  for (const [name, registration] of registrations) {
    if (kept.has(name)) continue;
    registration.remove();
    if (!unregistered.has(name)) setters.get(name)?.forEach((setter) => setter.remove());
  }
  if (substitute && kept.size > 0) {
    substitute.walkDecls((declaration) => void (kept.has(declaration.prop) || declaration.remove()));
    stylesheet.prepend(substitute);
  }
  return stylesheet.toString();
}

function isOnPseudoElement({ parent }: Declaration): boolean {
  return (parent as Rule).selectors.every((selector) => /:(before|after)$/.test(selector));
}
