import ts from 'typescript';
import { unbalancedBracket } from './brackets';
import { lineAt, type Problem } from './problem';

const treeOf = (text: string) => ts.createSourceFile('content.ts', text, ts.ScriptTarget.Latest, true);

/**
 * The line of a field in a content file, from 1, or of the nearest enclosing block; undefined for an unknown constant.
 * @param text the source of the file
 * @param path from the exported constant to the field, such as `['cloud', 'header', 'title']`
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

/** The node at a path, or the deepest one that could be resolved. */
function nodeAt(from: ts.Node, [part, ...others]: readonly PropertyKey[], constants: Constants): ts.Node {
  const next = part === undefined ? undefined : partOf(valueOf(from, constants), part);
  return next ? nodeAt(next, others, constants) : from;
}

/** Unwraps assignments, type assertions and parentheses, and resolves names of constants. */
function valueOf(node: ts.Node, constants: Constants): ts.Node {
  if (ts.isPropertyAssignment(node)) return valueOf(node.initializer, constants);
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    return valueOf(node.expression, constants);
  const named = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  return named ? valueOf(named, constants) : node;
}

/** A property of an object or an element of an array; undefined after a spread, which makes the index unknown. */
function partOf(value: ts.Node, part: PropertyKey): ts.Node | undefined {
  if (ts.isObjectLiteralExpression(value))
    return value.properties.find(({ name }) => name?.getText().replace(/^['"]|['"]$/g, '') === part);
  if (!ts.isArrayLiteralExpression(value)) return undefined;
  const isCounted = !value.elements.slice(0, Number(part) + 1).some(ts.isSpreadElement);
  return isCounted ? value.elements[Number(part)] : undefined;
}

/** Error codes of TypeScript (diagnosticMessages.json). */
const codes = { openText: 1002, openComment: 1010, openTemplate: 1160, mergeMark: 1185 } as const;

const openText = 'has a text that does not end with the quotation mark that it begins with. Use the same at both ends.';

/**
 * Finds the first syntax error of a content file, on the line where the mistake was made rather than noticed.
 * @param text the source of the file
 */
export function syntaxProblems(file: string, text: string): Problem[] {
  // Later errors are consequences of the first.
  const [first] = (treeOf(text) as { parseDiagnostics?: readonly ts.DiagnosticWithLocation[] }).parseDiagnostics ?? [];
  if (!first) return [];
  const { start, code, messageText } = first;
  // Skip whole-line comments between a mistake and the place where the parser notices it.
  const before = text.slice(0, start).replace(/(?:\n\s*\/\/.*)*\s*$/, '');
  const here = text[start] ?? '';
  const line = lineAt(text, start);
  const lineBefore = lineAt(before, before.length);
  /** The text before the error on its line. */
  const begun = lineBefore === line ? before.slice(before.lastIndexOf('\n') + 1).trim() : '';
  const isCommaMissing = ts.flattenDiagnosticMessageText(messageText, ' ').startsWith("',' expected");

  const meanings: [isMeant: boolean, sentence: string, line?: number][] = [
    [/[‘’‚“”„«»]/.test(here), `has ${here} where a text begins or ends. Use the straight quotation mark there: '`],
    [
      code === codes.mergeMark,
      'has a merge conflict marker (<<<<<<<, ======= or >>>>>>>). Keep one of the two versions, and delete the markers.',
    ],
    [
      code === codes.openComment,
      'opens a comment (/*) that is never closed. Type */ at its end.',
      lineAt(text, text.lastIndexOf('/*')),
    ],
    [code === codes.openText, openText],
    [code === codes.openTemplate, openText, lineAt(text, text.lastIndexOf('`'))],
    [here === ';' && isCommaMissing && !begun.startsWith('}'), 'has a semicolon where a comma belongs.'],
    [here === ',' && /[,[{(]$/.test(before), 'has an extra comma.'],
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
  return [{ file, ...(unbalancedBracket(text) ?? { line, sentence: unclear }) }];
}
