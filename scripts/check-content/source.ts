import ts from 'typescript';
import { looseBracket } from './brackets';
import { lineAt, type Problem } from './problem';

const treeOf = (text: string) => ts.createSourceFile('content.ts', text, ts.ScriptTarget.Latest, true);

/**
 * The line of a field of a content file, from 1, as near as the file tells.
 * @param text the file as it is written
 * @param path the way to the field: `['cloud', 'header', 'title']` of an exported constant
 */
export function lineOf(text: string, [constant, ...path]: readonly PropertyKey[]): number | undefined {
  const constants = new Map<PropertyKey | undefined, ts.Expression>();
  for (const statement of treeOf(text).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer) constants.set(name.getText(), initializer);
  }
  const from = constants.get(constant);
  return from && lineAt(text, nodeAt(from, path, constants).getStart());
}

type Constants = ReadonlyMap<PropertyKey | undefined, ts.Expression>;

/** The node that a path leads to; the last one on the way where the path goes on elsewhere. */
function nodeAt(from: ts.Node, [part, ...others]: readonly PropertyKey[], constants: Constants): ts.Node {
  const next = part === undefined ? undefined : partOf(valueOf(from, constants), part);
  return next ? nodeAt(next, others, constants) : from;
}

/** The value of a field, without what only the compiler reads, and behind the name that it goes by. */
function valueOf(node: ts.Node, constants: Constants): ts.Node {
  if (ts.isPropertyAssignment(node)) return valueOf(node.initializer, constants);
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    return valueOf(node.expression, constants);
  const named = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  return named ? valueOf(named, constants) : node;
}

/** A field of a block, or an entry of a list; none behind entries that come from elsewhere, where nobody can count. */
function partOf(value: ts.Node, part: PropertyKey): ts.Node | undefined {
  if (ts.isObjectLiteralExpression(value))
    return value.properties.find(({ name }) => name?.getText().replace(/^['"]|['"]$/g, '') === part);
  if (!ts.isArrayLiteralExpression(value)) return undefined;
  const isCounted = !value.elements.slice(0, Number(part) + 1).some(ts.isSpreadElement);
  return isCounted ? value.elements[Number(part)] : undefined;
}

/** What TypeScript calls some of its messages (diagnosticMessages.json). */
const codes = { openText: 1002, openComment: 1010, openTemplate: 1160, mergeMark: 1185 } as const;

const openText = 'has a text that does not end in the quotation mark with which it begins. Type the same at both ends.';

/**
 * What cannot be read in a content file, on the line of the mistake.
 * @param text the file as it is written
 */
export function syntaxProblems(file: string, text: string): Problem[] {
  // The first one is the mistake; those behind it are what the parser makes of it.
  const [first] = (treeOf(text) as { parseDiagnostics?: readonly ts.DiagnosticWithLocation[] }).parseDiagnostics ?? [];
  if (!first) return [];
  const { start, code, messageText } = first;
  // Comments of whole lines stand between a mistake and the place where it is noticed.
  const before = text.slice(0, start).replace(/(?:\n\s*\/\/.*)*\s*$/, '');
  const here = text[start] ?? '';
  const line = lineAt(text, start);
  const lineBefore = lineAt(before, before.length);
  /** What stands on the line before the fault. */
  const begun = lineBefore === line ? before.slice(before.lastIndexOf('\n') + 1).trim() : '';
  const isCommaMissing = ts.flattenDiagnosticMessageText(messageText, ' ').startsWith("',' expected");

  const meanings: [isMeant: boolean, sentence: string, line?: number][] = [
    [/[‘’‚“”„«»]/.test(here), `has ${here} where a text begins or ends. Type the straight quotation mark there: '`],
    [
      code === codes.mergeMark,
      'has a mark of two versions that were put together (<<<<<<<, ======= or >>>>>>>). Keep one version, and delete the marks.',
    ],
    [
      code === codes.openComment,
      'opens a comment (/*) that nothing closes. Type */ at its end.',
      lineAt(text, text.lastIndexOf('/*')),
    ],
    [code === codes.openText, openText],
    [code === codes.openTemplate, openText, lineAt(text, text.lastIndexOf('`'))],
    [here === ';' && isCommaMissing && !begun.startsWith('}'), 'has a semicolon where a comma belongs.'],
    [here === ',' && /[,[{(]$/.test(before), 'has a comma too many.'],
    [/^\w+$/.test(begun) && /['"`[{]/.test(here), `has no colon after “${begun}”.`],
    [/^(\w+:\s+)?[A-Za-z]\w*$/.test(begun) && /\w/.test(here), 'has a text without quotation marks.'],
    [
      /['"]$/.test(begun) && /\w/.test(here),
      'has a straight apostrophe inside a text, which ends the text there. Type the curly one: ’',
    ],
    [
      isCommaMissing && lineBefore < line && /['"`\w\]})]$/.test(before) && !/[}\])]/.test(here),
      'has no comma at its end.',
      lineBefore,
    ],
  ];
  const [, sentence, at = line] = meanings.find(([isMeant]) => isMeant) ?? [];
  if (sentence) return [{ file, line: at, sentence }];
  const unclear = 'cannot be read: look for a missing comma, quotation mark or bracket here or in the line above.';
  return [{ file, ...(looseBracket(text) ?? { line, sentence: unclear }) }];
}
