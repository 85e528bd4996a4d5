import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Problem } from './problem';

/** What the compiler finds in one place of a content file. */
interface Diagnostic extends Problem {
  /** What is wrong: a name, which no schema sees, or a field or a value, of which schemas say more. */
  readonly about: 'name' | 'field' | 'value';
}

/** Object literal may only specify known properties. */
const unknownField = [2353, 2561];

/** Checks the types of all content files (tsconfig.json beside this file), in another process. */
export async function diagnose(): Promise<Diagnostic[]> {
  const args = ['node_modules/typescript-7/bin/tsc', '--pretty', 'false', '-p', import.meta.dirname];
  // Where it finds something it ends with another code than 0.
  const { stdout } = await promisify(execFile)(process.execPath, args).catch((error: { stdout: string }) => error);
  return [...stdout.matchAll(/^(content\/.+)\((\d+),\d+\): error TS(\d+): (.*)$/gm)].map(
    ([, file = '', line, number, text = '']) => {
      const code = Number(number);
      const known = sentenceOf(code, text);
      const about = unknownField.includes(code) ? 'field' : known ? 'name' : 'value';
      return { file, line: Number(line), sentence: known ?? `does not fit: ${text}`, about };
    },
  );
}

/**
 * What a diagnostic says to an editor; nothing for values of a wrong type, of which the compiler’s own words tell most.
 * @see https://github.com/microsoft/TypeScript/blob/main/src/compiler/diagnosticMessages.json
 */
export function sentenceOf(code: number, text: string): string | undefined {
  const [name = '', other] = Array.from(text.matchAll(/'([^']*)'/g), ([, quoted]) => quoted);
  const file = name.replaceAll('"', '');
  const meant = /Did you mean (?:to write )?'(.+?)'\?/.exec(text)?.[1];
  const advice = meant ? ` Did you mean “${meant}”?` : '';
  switch (code) {
    case 2339: // Property does not exist on type.
    case 2551:
      return `names “${name}”, which does not exist.${advice}`;
    case 2304: // Cannot find name.
    case 2552:
    case 18004:
      return `names “${name}”, which this file does not know.${advice || ' A text stands in quotation marks; what comes from another file has an import at the top.'}`;
    case 2307: // Cannot find module.
      return `takes something from the file ${name}, which does not exist.`;
    case 2305: // Module has no exported member.
    case 2614:
    case 2724:
      return `takes “${other}” from ${file}, which has nothing of that name.${advice}`;
    case 2459: // Module declares a name locally, but it is not exported.
      return `takes “${other}” from ${file}, where “export” is missing: expected “export const ${other}” there.`;
    case 2306: // File is not a module.
      return `takes something from ${name.slice(name.indexOf('content/'))}, which exports nothing. Has that file been emptied?`;
    case 2353:
    case 2561:
      return `${/'([^']+)' does not exist/.exec(text)?.[1] ?? name} is no field that exists here.${advice}`;
    case 2300: // Duplicate identifier.
    case 2451:
      return `gives the name “${name}” a second time.`;
    case 1117: // An object literal cannot have multiple properties with the same name.
      return 'has a field that stands twice in one block. Leave one.';
    default:
      return undefined;
  }
}
