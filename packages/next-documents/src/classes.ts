import { parse, type AnyNode } from 'acorn';
import { transformSync } from 'esbuild';
import postcss from 'postcss';
import { unexpected } from './errors.ts';

/** The classes in the selectors of a stylesheet. */
export function classesIn(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    for (const [, name = ''] of rule.selector.matchAll(/\.((?:\\.|[\w-])+)/g)) classes.add(name.replaceAll('\\', ''));
  });
  return classes;
}

/** The words of a module's strings; and the ends of words that an expression completes, as in `button-${look}`. */
interface Written {
  readonly whole: ReadonlySet<string>;
  readonly composed: readonly { readonly before: string; readonly after: string }[];
}

/** Reads the strings of a module in JavaScript or TypeScript, which may be class names. @param file its name */
export function wordsWritten(source: string, file: string): Written {
  const whole = new Set<string>();
  const composed: { before: string; after: string }[] = [];
  const add = (text: string) => text.split(/\s+/).forEach((word) => word && whole.add(word));
  // Only in a file without JSX may a type stand in angle brackets before an expression.
  const loader = /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx';
  const { code } = transformSync(source, { loader, jsx: 'automatic', target: 'esnext', logLevel: 'silent' });
  for (const node of nodesBelow(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }))) {
    if (node.type === 'Literal' && typeof node.value === 'string') add(node.value);
    // 'button-' + look
    if (node.type === 'BinaryExpression' && node.left.type === 'Literal')
      composed.push({ before: lastWord(String(node.left.value)), after: '' });
    if (node.type === 'TemplateLiteral') {
      const texts = node.quasis.map(({ value }) => value.cooked ?? '');
      texts.forEach((text, at) => {
        const next = texts[at + 1];
        const [before, after] = [at ? firstWord(text) : '', next === undefined ? '' : lastWord(text)];
        add(text.slice(before.length, text.length - after.length));
        if (next !== undefined) composed.push({ before: after, after: firstWord(next) });
      });
    }
  }
  return {
    whole,
    composed: composed.filter(({ before, after }) => /^[a-z]{2}[\w:-]*-$/.test(before) || /^-[a-z]{2}/.test(after)),
  };
}

/** A node of a syntax tree and all that are in it. */
function nodesBelow(node: AnyNode): AnyNode[] {
  const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value;
  return [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesBelow)];
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
    const { whole, composed } = wordsWritten(source, file);
    for (const word of whole) if (styled.has(word)) classes.set(word, file);
    for (const { before, after } of composed) {
      const name = [...styled].find((known) => known.startsWith(before) && known.endsWith(after));
      if (name)
        throw unexpected(
          'class names written whole',
          `${before}\${…}${after} in ${file}, which may be "${name}"`,
          file,
        );
    }
  }
  return classes;
}
