import postcss from 'postcss';
import ts from 'typescript';
import { BuildError } from './html';

/** The classes in the selectors of a stylesheet. @param layer only those of rules in this cascade layer */
export function classesIn(css: string, layer?: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    if (layer && !isIn(rule, layer)) return;
    for (const [, name = ''] of rule.selector.matchAll(/\.((?:\\.|[\w-])+)/g)) classes.add(name.replaceAll('\\', ''));
  });
  return classes;
}

function isIn({ parent }: postcss.ChildNode, layer: string): boolean {
  if (!parent || parent.type === 'root') return false;
  return (
    (parent instanceof postcss.AtRule && parent.name === 'layer' && parent.params === layer) ||
    isIn(parent as postcss.ChildNode, layer)
  );
}

/** The words of a module's strings; and the ends of words that an expression completes, as in `button-${look}`. */
interface Written {
  readonly whole: ReadonlySet<string>;
  readonly composed: readonly { readonly before: string; readonly after: string }[];
}

/** Reads the strings of a module in TypeScript, which may be class names. */
export function wordsWritten(source: string): Written {
  const whole = new Set<string>();
  const composed: { before: string; after: string }[] = [];
  const add = (text: string) => text.split(/\s+/).forEach((word) => word && whole.add(word));
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      add(node.text);
      // 'button-' + look
      const { parent } = node;
      if (ts.isBinaryExpression(parent) && parent.left === node)
        composed.push({ before: lastWord(node.text), after: '' });
    } else if (ts.isTemplateExpression(node)) {
      const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      texts.forEach((text, at) => {
        add(
          text.slice(
            at ? firstWord(text).length : 0,
            at < texts.length - 1 ? -lastWord(text).length || undefined : undefined,
          ),
        );
        const next = texts[at + 1];
        if (next !== undefined) composed.push({ before: lastWord(text), after: firstWord(next) });
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return {
    whole,
    composed: composed.filter(({ before, after }) => /^[a-z]{2}[\w:-]*-$/.test(before) || /^-[a-z]{2}/.test(after)),
  };
}

const firstWord = (text: string) => /^\S*/.exec(text)?.[0] ?? '';
const lastWord = (text: string) => /\S*$/.exec(text)?.[0] ?? '';

/**
 * The classes that the islands' modules write.
 * @param sources the text of each module, by its path
 * @param styled every class that has a rule
 * @returns each with the path of a module that writes it
 * @throws BuildError naming the module and the class, when a name that has a rule is composed: pruning, which looks for
 * whole words, would remove the rule from the page
 */
export function classesOfIslands(
  sources: ReadonlyMap<string, string>,
  styled: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const classes = new Map<string, string>();
  for (const [file, source] of sources) {
    const { whole, composed } = wordsWritten(source);
    for (const word of whole) if (styled.has(word)) classes.set(word, file);
    for (const { before, after } of composed) {
      const name = [...styled].find((one) => one.startsWith(before) && one.endsWith(after));
      if (name)
        throw new BuildError('class names written whole', `${before}\${…}${after} in ${file}, which may be "${name}"`);
    }
  }
  return classes;
}
