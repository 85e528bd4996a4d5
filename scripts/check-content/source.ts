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
  const here = text[fault.start] ?? '';
  /** What stands on the line before the fault, and all of the line. */
  const begun = lineBefore === line ? before.slice(before.lastIndexOf('\n') + 1).trim() : '';
  const whole = text.split('\n')[line - 1]?.trim() ?? '';
  const isCommaMissing = ts.flattenDiagnosticMessageText(fault.messageText, ' ').startsWith("',' expected");
  const loose = looseBracket(text);
  switch (true) {
    case /[‘’‚“”„«»]/.test(here):
      return { line, sentence: `has ${here} where a text begins or ends. Type the straight quotation mark there: '` };
    case fault.code === 1185:
      return {
        line,
        sentence:
          'has a mark of two versions that were put together (<<<<<<<, ======= or >>>>>>>). Keep one version, and delete the marks.',
      };
    case fault.code === 1010: {
      const opened = lineAt(text.lastIndexOf('/*'));
      return { line: opened, sentence: 'opens a comment (/*) that nothing closes. Type */ at its end.' };
    }
    case fault.code === 1002 && /`,?$/.test(whole):
    case fault.code === 1160 && /['"],?$/.test(lineOfLastBackquote(text)):
      return {
        line: fault.code === 1002 ? line : lineAt(text.lastIndexOf('`')),
        sentence: 'has a text with a different quotation mark at each end. Type the same at both.',
      };
    case fault.code === 1002:
      return { line, sentence: 'has a text without a quotation mark at its end.' };
    case fault.code === 1160:
      return {
        line: lineAt(text.lastIndexOf('`')),
        sentence: 'has a text that begins with a backquote (`), and none ends it.',
      };
    case here === ';' && isCommaMissing && !begun.startsWith('}'):
      return { line, sentence: 'has a semicolon where a comma belongs.' };
    case here === ',' && /[,[{(]$/.test(before):
      return { line, sentence: 'has a comma too many.' };
    case /^\w+$/.test(begun) && /['"`[{]/.test(here):
      return { line, sentence: `has no colon after “${begun}”.` };
    case /^(\w+:\s+)?[A-Za-z]\w*$/.test(begun) && /\w/.test(here):
      return { line, sentence: 'has a text without quotation marks.' };
    case /['"]$/.test(begun) && /\w/.test(here):
      return {
        line,
        sentence: 'has a straight apostrophe inside a text, which ends the text there. Type the curly one: ’',
      };
    case isCommaMissing && lineBefore < line && /['"`\w\]})]/.test(before.at(-1) ?? '') && !/[}\])]/.test(here):
      return { line: lineBefore, sentence: 'has no comma at its end.' };
    case loose !== undefined:
      return {
        line: lineAt(loose.place),
        sentence: loose.opens
          ? `opens a ${text[loose.place]} that nothing closes. Look from here on for the one that is missing.`
          : `closes a ${text[loose.place]} that nothing opens. It is one too many, or the one that opens it is missing above.`,
      };
    default:
      return {
        line,
        sentence: 'cannot be read: look for a missing comma, quotation mark or bracket here or in the line above.',
      };
  }
}

function lineOfLastBackquote(text: string): string {
  const place = text.lastIndexOf('`');
  const end = text.indexOf('\n', place);
  return text.slice(place, end < 0 ? undefined : end).trim();
}
