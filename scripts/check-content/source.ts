import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { looseBracket } from './brackets';

/** A content file as it is written: where its fields stand, and what is wrong with its commas and quotes. */
export interface Source {
  /** The line of a field, from 1, as near as the file tells: `['header', 'title']` of an exported constant. */
  readonly lineOf: (constant: string, path: readonly PropertyKey[]) => number | undefined;
  /** Every place that cannot be read, with a sentence for an editor. */
  readonly faults: readonly { readonly line: number; readonly sentence: string }[];
}

export function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8');
  return sourceOf(file, text);
}

/** @param text what the file holds */
export function sourceOf(file: string, text: string): Source {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer && ts.isIdentifier(name)) constants.set(name.text, initializer);
  }
  const lineAt = (place: number) => tree.getLineAndCharacterOfPosition(Math.max(0, place)).line + 1;
  const { parseDiagnostics = [] } = tree as { parseDiagnostics?: readonly ts.DiagnosticWithLocation[] };

  return {
    lineOf: (constant, path) => {
      const from = constants.get(constant);
      return from && lineAt(nodeAt(from, path, constants).getStart(tree));
    },
    // The first fault is the mistake; those behind it are what the parser makes of it.
    faults: parseDiagnostics.slice(0, 1).map((fault) => faultOf(fault, text, lineAt)),
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

/** What a place that cannot be read means, on the line of the mistake. */
function faultOf(
  { start, code, messageText }: ts.DiagnosticWithLocation,
  text: string,
  lineAt: (place: number) => number,
) {
  // Comments of whole lines stand between a mistake and the place where it is noticed.
  const before = text.slice(0, start).replace(/(?:\n\s*\/\/.*)*\s*$/, '');
  const here = text[start] ?? '';
  const line = lineAt(start);
  const lineBefore = lineAt(before.length - 1);
  const lines = text.split('\n');
  const whole = lines[line - 1]?.trim() ?? '';
  /** What stands on the line before the fault. */
  const begun = lineBefore === line ? before.slice(before.lastIndexOf('\n') + 1).trim() : '';
  const backquoteLine = lineAt(text.lastIndexOf('`'));
  const isCommaMissing = ts.flattenDiagnosticMessageText(messageText, ' ').startsWith("',' expected");
  const loose = looseBracket(text);
  const fault = (sentence: string, at = line) => ({ line: at, sentence });

  if (/[‘’‚“”„«»]/.test(here))
    return fault(`has ${here} where a text begins or ends. Type the straight quotation mark there: '`);
  if (code === codes.mergeMark)
    return fault(
      'has a mark of two versions that were put together (<<<<<<<, ======= or >>>>>>>). Keep one version, and delete the marks.',
    );
  if (code === codes.openComment)
    return fault('opens a comment (/*) that nothing closes. Type */ at its end.', lineAt(text.lastIndexOf('/*')));
  const otherMark = 'has a text with a different quotation mark at each end. Type the same at both.';
  if (code === codes.openText)
    return fault(/`,?$/.test(whole) ? otherMark : 'has a text without a quotation mark at its end.');
  if (code === codes.openTemplate)
    return fault(
      /['"],?$/.test(lines[backquoteLine - 1]?.trim() ?? '')
        ? otherMark
        : 'has a text that begins with a backquote (`), and none ends it.',
      backquoteLine,
    );
  if (here === ';' && isCommaMissing && !begun.startsWith('}')) return fault('has a semicolon where a comma belongs.');
  if (here === ',' && /[,[{(]$/.test(before)) return fault('has a comma too many.');
  if (/^\w+$/.test(begun) && /['"`[{]/.test(here)) return fault(`has no colon after “${begun}”.`);
  if (/^(\w+:\s+)?[A-Za-z]\w*$/.test(begun) && /\w/.test(here)) return fault('has a text without quotation marks.');
  if (/['"]$/.test(begun) && /\w/.test(here))
    return fault('has a straight apostrophe inside a text, which ends the text there. Type the curly one: ’');
  if (isCommaMissing && lineBefore < line && /['"`\w\]})]$/.test(before) && !/[}\])]/.test(here))
    return fault('has no comma at its end.', lineBefore);
  if (!loose)
    return fault('cannot be read: look for a missing comma, quotation mark or bracket here or in the line above.');
  const bracket = text[loose.place];
  const sentence = loose.opens
    ? `opens a ${bracket} that nothing closes. Look from here on for the one that is missing.`
    : `closes a ${bracket} that nothing opens. It is one too many, or the one that opens it is missing above.`;
  return fault(sentence, lineAt(loose.place));
}

/** What TypeScript calls some of its messages (diagnosticMessages.json). */
const codes = { openText: 1002, openComment: 1010, openTemplate: 1160, mergeMark: 1185 } as const;
