import { CST, isMap, Lexer, visit, type Document, type LineCounter } from 'yaml';

/** A syntax error in a file, or a place where YAML reads something else than its author meant. */
export interface SyntaxFault {
  readonly line: number;
  readonly sentence: string;
}

const quoted =
  "Put single quotation marks around the whole text, and type an apostrophe within it as ’ or twice as ''.";

const lost =
  'has a comment, which the editor’s form cannot show and a save would lose. What it says has a field: “sources” for where a statement comes from, “note” for what readers should know; what only colleagues should know goes into the message of the commit. Then delete the comment.';

/** The first fault of a file, on the line where the mistake was made. */
export function syntaxFault(document: Document, lines: LineCounter, text: string): SyntaxFault | undefined {
  const written = text.split('\n');
  const mark = written.findIndex((line) => /^(<{7}|={7}|>{7})/.test(line));
  const conflict = 'has a merge conflict marker (<<<<<<<, ======= or >>>>>>>).';
  if (mark >= 0)
    return { line: mark + 1, sentence: `${conflict} Keep one of the two versions, and delete the markers.` };
  const [error] = document.errors;
  if (error) return faultAt(lines.linePos(error.pos[0]).line, error.code, error.message, written);
  return comment(lines, text) ?? misread(document, lines);
}

/** A comment, or a # that was meant as a part of a text: both are lost when a form is saved, which knows nothing of them. */
function comment(lines: LineCounter, text: string): SyntaxFault | undefined {
  let offset = 0;
  let isText = false;
  for (const lexeme of new Lexer().lex(text)) {
    const type: CST.TokenType | null = isText ? null : CST.tokenType(lexeme);
    isText = type === 'scalar';
    if (type === 'comment') {
      const { line, col } = lines.linePos(offset);
      const isWithinText = text.slice(offset - col + 1, offset).trim() !== '';
      return { line, sentence: isWithinText ? `has a # after a space, where YAML ends the text. ${quoted}` : lost };
    }
    // These stand for no characters of the file.
    if (type !== 'scalar' && type !== 'doc-mode' && type !== 'flow-error-end') offset += lexeme.length;
  }
  return undefined;
}

function faultAt(number: number, code: string, message: string, written: readonly string[]): SyntaxFault {
  const here = written[number - 1] ?? '';
  const key = /^\s*(?:- )*([\w-]+)/.exec(here)?.[1] ?? '';
  const say = (sentence: string, line = number) => ({ line, sentence });
  if (code === 'TAB_AS_INDENT') return say('begins with a tab. Use two spaces for each step.');
  if (code === 'DUPLICATE_KEY') return say(`has the field “${key}” a second time in one block. Delete one of them.`);
  if (code === 'MISSING_CHAR' && message.includes('quote')) {
    const begun = written.findLastIndex((line) => /^\s*(?:- )*(?:[\w-]+: )?(['"])(?!.*\1\s*$)/.test(line));
    return say(`has a text whose quotation mark at the beginning has none at the end. ${quoted}`, begun + 1);
  }
  const begins = /^\s*(?:- )*(?:[\w-]+: +)?([[{*&!%@`|>?'"#])/.exec(here)?.[1];
  if (begins === "'" || begins === '"')
    return say(`has a text that goes on after its closing quotation mark. ${quoted}`);
  if (begins) return say(`has a text that begins with ${begins}, which is a sign of YAML there. ${quoted}`);
  if (/^\s*(?:- )*[\w-]+:[^\s/]/.test(here)) return say(`has no space after the colon of “${key}”. Type one.`);
  if (/: .*:(?: |$)/.test(here))
    return say(`has a colon and a space within a text, where YAML begins another field. ${quoted}`);
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return say('begins further to the right than its neighbours. Fields of one block begin in one column.', number + 1);
  if (/^\s*-(?!\s)/.test(here)) return say('has no space after its hyphen. Type one.');
  if (/^\s*- /.test(here) && code !== 'BAD_INDENT')
    return say('begins with a hyphen, but stands among fields. A list is indented below the name of its field.');
  if (!/:(\s|$)/.test(here) && !/^\s*-/.test(here))
    return say(`has no colon after the name of its field, or no hyphen before an entry of a list: “${here.trim()}”.`);
  if (code === 'BAD_INDENT')
    return say('does not begin in the column of its neighbours. Fields of one block begin in one column.');
  return say(
    `cannot be read: ${message}. Look for a missing space, colon or quotation mark here or in the line above.`,
  );
}

/** Finds what is valid and not meant: a text cut at " #", and signs at its beginning that vanish. */
function misread(document: Document, lines: LineCounter): SyntaxFault | undefined {
  let fault: SyntaxFault | undefined;
  const say = (offset: number, sentence: string) => {
    fault = { line: lines.linePos(offset).line, sentence };
    return visit.BREAK;
  };
  visit(document, {
    Node(_, node) {
      const [start = 0] = node.range ?? [];
      if ('anchor' in node && node.anchor)
        return say(start, `has a text that begins with &, which is a sign of YAML there. ${quoted}`);
      if (node.tag?.startsWith('!'))
        return say(start, `has a text that begins with !, which is a sign of YAML there. ${quoted}`);
      if (isMap(node) && node.flow && node.items.length > 0)
        return say(start, `has a text that begins with {, which is a sign of YAML there. ${quoted}`);
      return undefined;
    },
    Alias: (_, node) =>
      say(node.range?.[0] ?? 0, `has a text that begins with *, which is a sign of YAML there. ${quoted}`),
  });
  return fault;
}
