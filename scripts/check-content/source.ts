import { readFileSync } from 'node:fs';
import ts from 'typescript';

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
  const lineAt = (place: number) => tree.getLineAndCharacterOfPosition(place).line + 1;
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

/** The node that a path leads to; the last one on the way where the path goes on elsewhere. */
function nodeAt(
  start: ts.Expression,
  path: readonly PropertyKey[],
  constants: ReadonlyMap<string, ts.Expression>,
): ts.Node {
  let shown: ts.Node = start;
  let value: ts.Expression | undefined = start;
  for (const part of path) {
    value = value && plain(value, constants);
    const next: { node: ts.Node; value?: ts.Expression } | undefined =
      value && ts.isObjectLiteralExpression(value)
        ? fieldOf(value, String(part))
        : value && ts.isArrayLiteralExpression(value)
          ? entryOf(value, Number(part))
          : undefined;
    if (!next) break;
    shown = next.node;
    value = next.value;
  }
  return shown;
}

/** An expression without what only the compiler reads, and behind the name that it goes by. */
function plain(expression: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): ts.Expression {
  if (ts.isSatisfiesExpression(expression) || ts.isAsExpression(expression) || ts.isParenthesizedExpression(expression))
    return plain(expression.expression, constants);
  const named = ts.isIdentifier(expression) ? constants.get(expression.text) : undefined;
  return named ? plain(named, constants) : expression;
}

function fieldOf(block: ts.ObjectLiteralExpression, name: string) {
  for (const field of block.properties) {
    if (field.name === undefined || field.name.getText().replace(/^['"]|['"]$/g, '') !== name) continue;
    return { node: field, value: ts.isPropertyAssignment(field) ? field.initializer : undefined };
  }
  return undefined;
}

function entryOf(list: ts.ArrayLiteralExpression, at: number) {
  const entry = list.elements[at];
  // Behind entries that come from elsewhere nobody can count.
  return entry && !list.elements.slice(0, at + 1).some(ts.isSpreadElement) ? { node: entry, value: entry } : undefined;
}

/** What a place that cannot be read means, on the line of the mistake. */
function faultOf(fault: ts.DiagnosticWithLocation, text: string, lineAt: (place: number) => number) {
  const before = text.slice(0, fault.start).trimEnd();
  const line = lineAt(fault.start);
  const lineBefore = lineAt(Math.max(0, before.length - 1));
  const curly = /[‘’‚“”„«»]/.exec(text.slice(fault.start, fault.start + 1))?.[0];
  const message = ts.flattenDiagnosticMessageText(fault.messageText, ' ');
  const opened = fault.relatedInformation?.[0];
  switch (true) {
    case curly !== undefined:
      return { line, sentence: `has ${curly} where a text begins or ends. Type the straight quotation mark there: '` };
    case fault.code === 1002:
      return { line, sentence: 'has a text without a quotation mark at its end.' };
    case fault.code === 1160:
      return { line, sentence: 'has a text that begins with a backquote (`), and none ends it.' };
    case /['"]$/.test(before) && lineBefore === line && /\w/.test(text[fault.start] ?? ''):
      return {
        line,
        sentence: 'has a straight apostrophe inside a text, which ends the text there. Type the curly one: ’',
      };
    case opened?.start !== undefined:
      return {
        line: lineAt(opened.start),
        sentence: `opens a ${text[opened.start] ?? 'block'} that nothing closes. Look from here on for the one that is missing.`,
      };
    case message.startsWith("',' expected") && lineBefore < line:
      return { line: lineBefore, sentence: 'has no comma at its end.' };
    case message.startsWith("',' expected"):
      return {
        line,
        sentence:
          'cannot be read: a comma or a closing bracket is missing here or above, or a quotation mark is too many.',
      };
    default:
      return {
        line,
        sentence: `cannot be read: look for a missing comma, quotation mark or bracket here or in the line above. (${message})`,
      };
  }
}
