import { useCallback, useState } from 'react';
import { form as words } from '@/content/interface';
import type * as validation from './validation';

/** What the form says beside its errors, until something else is done. */
interface Said {
  /** What has come of a message or a press. */
  notice?: string;
  /** The field that has kept the last key or paste out. */
  refused?: { field: validation.FieldName; why: string };
  /** For a screen reader, at once: it hears other errors with their fields. */
  spoken?: string;
}

export type FormNotes = ReturnType<typeof useNotes>;

/** What the form says: the errors that were noted, by field, and what it tells beside them. */
export function useNotes() {
  const [noted, setNoted] = useState<validation.FieldErrors>({});
  const [said, setSaid] = useState<Said>({});
  const say = (text: string) => setSaid({ notice: text, spoken: text });
  /** Says why a field has kept something out. */
  const refuse = useCallback(
    (field: validation.FieldName, why: string) => setSaid({ refused: { field, why }, spoken: spokenError(field, why) }),
    [],
  );
  return { noted, setNoted, said, setSaid, say, refuse };
}

/** An error as a screen reader hears it apart from its field. */
export function spokenError(field: validation.FieldName, error: string): string {
  return `${words.fields[field]}: ${error}`;
}
