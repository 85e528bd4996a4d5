/** A mistake in content, worded for editors. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  /** Names the field, its value and what was expected. */
  readonly sentence: string;
}

/** An invalid field; `sentence` follows its name, such as "is empty. Expected …". */
export interface FieldProblem {
  readonly file: string;
  /** Path to the field, beginning with the exported constant. */
  readonly path: readonly PropertyKey[];
  readonly sentence: string;
}

/** What a content file exports, by name. */
export type Exports = Readonly<Record<string, unknown>>;

/** The exports of all content files, by path. */
export type Contents = ReadonlyMap<string, Exports>;

/** The line number of an offset in a text, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
