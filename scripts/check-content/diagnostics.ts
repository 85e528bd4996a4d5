import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Problem } from './problem';

/** A compiler error in a content file. */
interface Diagnostic extends Problem {
  /** Schemas cannot see wrong names, but describe wrong fields and values better than the compiler does. */
  readonly about: 'name' | 'field' | 'value';
}

/** "Object literal may only specify known properties." */
const unknownField = [2353, 2561];

/** Type-checks all content files in a separate process (tsconfig.json beside this file). */
export async function diagnose(): Promise<Diagnostic[]> {
  const args = ['node_modules/typescript-7/bin/tsc', '--pretty', 'false', '-p', import.meta.dirname];
  // tsc exits with a non-zero code when it reports errors.
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
 * Rephrases a diagnostic for editors; undefined for type mismatches, which the compiler’s own message describes best.
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
      return `uses “${name}”, which does not exist.${advice}`;
    case 2304: // Cannot find name.
    case 2552:
    case 18004:
      return `uses “${name}”, which is not defined in this file.${advice || ' Put text in quotation marks; import what is defined in another file at the top.'}`;
    case 2307: // Cannot find module.
      return `imports from the file ${name}, which does not exist.`;
    case 2305: // Module has no exported member.
    case 2614:
    case 2724:
      return `imports “${other}” from ${file}, which exports nothing of that name.${advice}`;
    case 2459: // Module declares a name locally, but it is not exported.
      return `imports “${other}” from ${file}, where “export” is missing: expected “export const ${other}” there.`;
    case 2306: // File is not a module.
      return `imports from ${name.slice(name.indexOf('content/'))}, which exports nothing. Has that file been emptied?`;
    case 2353:
    case 2561:
      return `${/'([^']+)' does not exist/.exec(text)?.[1] ?? name} is not a known field.${advice}`;
    case 2300: // Duplicate identifier.
    case 2451:
      return `defines “${name}” a second time.`;
    case 1117: // An object literal cannot have multiple properties with the same name.
      return 'has the same field twice in one block. Delete one of them.';
    default:
      return undefined;
  }
}
