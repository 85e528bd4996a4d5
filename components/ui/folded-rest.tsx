import { Disclosure } from './disclosure';

/** How many entries of a list a phone shows at first; app/styles/controls.css repeats the number. */
const shown = 3;

/** Stands after a list and folds it on a phone after its third entry; nothing where that would hide a single one. */
export function FoldedRest({ of: length }: { of: number }) {
  const rest = length - shown;
  return rest > 1 ? <Disclosure count={rest} /> : null;
}
