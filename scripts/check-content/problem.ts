/** A mistake in content, as an editor is told of it. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  /** The field, what stands there and what was expected. */
  readonly sentence: string;
}

/** A field that does not fit: the way to it, and a sentence that goes on after its name. */
export interface FieldProblem {
  readonly file: string;
  /** The way to the field, from the constant that holds it. */
  readonly path: readonly PropertyKey[];
  readonly sentence: string;
}

/** What a content file exports, by name. */
export type Exports = Readonly<Record<string, unknown>>;

/** Everything in content/, by file. */
export type Contents = ReadonlyMap<string, Exports>;

/** The line of a place in a text, from 1. */
export function lineAt(text: string, place: number): number {
  return text.slice(0, place).split('\n').length;
}
