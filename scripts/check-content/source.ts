import ts from 'typescript';
import { looseBracket } from './brackets';

/** A content file as it is written: where its fields stand, and what is wrong with its commas and quotes. */
export interface Source {
  /** The line of a field, from 1, as near as the file tells: `['cloud', 'header', 'title']` of an exported constant. */
  lineOf(path: readonly PropertyKey[]): number | undefined;
  /** The place that cannot be read, with a sentence for an editor. */
  readonly fault: { readonly line: number; readonly sentence: string } | undefined;
}

/** @param text what the file holds */
export function sourceOf(file: string, text: string): Source {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer) constants.set(name.getText(), initializer);
  }
  const lineAt = (place: number) => tree.getLineAndCharacterOfPosition(Math.max(0, place)).line + 1;
  // The first one is the mistake; those behind it are what the parser makes of it.
  const [diagnostic] = (tree as { parseDiagnostics?: readonly ts.DiagnosticWithLocation[] }).parseDiagnostics ?? [];

  return {
    lineOf: ([constant, ...path]) => {
      const from = constants.get(String(constant));
      return from && lineAt(nodeAt(from, path, constants).getStart());
    },
    fault: diagnostic && faultOf(diagnostic, text, lineAt),
  };
}

type Constants = ReadonlyMap<string, ts.Expression>;

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

/** What a place that cannot be read means, on the line of the mistake. */
function faultOf(
  { start, code, messageText }: ts.DiagnosticWithLocation,
  text: string,
  lineAt: (place: number) => number,
): Source['fault'] {
  // Comments of whole lines stand between a mistake and the place where it is noticed.
  const before = text.slice(0, start).replace(/(?:\n\s*\/\/.*)*\s*$/, '');
  const here = text[start] ?? '';
  const line = lineAt(start);
  const lineBefore = lineAt(before.length - 1);
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
      lineAt(text.lastIndexOf('/*')),
    ],
    [code === codes.openText, openText],
    [code === codes.openTemplate, openText, lineAt(text.lastIndexOf('`'))],
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
  if (sentence) return { line: at, sentence };
  const unclear = 'cannot be read: look for a missing comma, quotation mark or bracket here or in the line above.';
  return looseBracket(text) ?? { line, sentence: unclear };
}
