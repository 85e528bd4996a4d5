/** A mistake in content, worded for editors. */
export interface Problem {
  /** The file's path, such as "content/home.yaml". */
  readonly file: string;
  readonly line?: number;
  /** Names the field, its value and what was expected. */
  readonly sentence: string;
}

/** An invalid field; `sentence` follows its name, such as "is empty. Expected …". */
export interface FieldProblem {
  /** The file's name in content/, such as "pages/cloud-services". */
  readonly name: string;
  readonly path: readonly PropertyKey[];
  readonly sentence: string;
}

/** The data of content files, by their names in content/. */
export type Contents = ReadonlyMap<string, unknown>;
