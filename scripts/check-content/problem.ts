import { fieldName } from '@/lib/content-problems';

/** A mistake in content, and where an editor finds it. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  /** The field; nothing when it is the whole file or line. */
  readonly field?: string;
  readonly sentence: string;
  /** The constant and the way to the field in it, by which its line is found. */
  readonly constant?: string;
  readonly path?: readonly PropertyKey[];
}

/** What a content file exports, by name. */
export type Exports = Readonly<Record<string, unknown>>;

/** Everything in content/ that can be read, by file. */
export type Contents = ReadonlyMap<string, Exports>;

/** A mistake in one constant of a file, whose line can be looked up. */
export function problemAt(
  file: string,
  constant: string,
  path: readonly PropertyKey[],
  sentence: string,
  field = fieldName(path),
): Problem {
  return { file, constant, path, sentence, field };
}
