import type { CmsConfig } from '@sveltia/cms';

/** What the editor's page is told when it opens: the forms, and what texts may name. */
export interface EditorSettings {
  readonly cms: CmsConfig;
  /** What texts may name in braces, with what stands there then. */
  readonly facts: readonly (readonly [name: string, value: string | number])[];
  /** What a field may name, by the kind of thing. */
  readonly known: Readonly<Record<string, readonly string[]>>;
  readonly reserved: readonly string[];
  readonly pictures: Readonly<Record<string, string>>;
}

/** The name of the file format of a file or a folder: each writes the fields in its schema's own order. */
export const formatOf = (name: string) => `content-${name.replace('/', '-')}`;
