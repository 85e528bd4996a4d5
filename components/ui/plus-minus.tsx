import { Icon } from './icon';

/** A `<details>` that is opened and closed on a screen; on paper it stands open. */
export const accordion =
  'paper:details-content:block paper:details-content:[content-visibility:visible] paper:[&>summary]:pointer-events-none';

/** For a `<details>` that folds on a phone alone: wider it stands open, in a browser that can (`unfolded`). */
export const openUnlessPhone =
  'details-open:details-content:block details-open:details-content:[content-visibility:visible]';

/** For what stands in its `<summary>` while it is closed, or while it is open; not on paper. */
export const whileClosed = 'in-open:hidden paper:hidden';
export const whileOpen = 'hidden in-open:block paper:hidden';

/** The sign at the end of a `<summary>`: a plus, and a minus once it is open. */
export function PlusMinus() {
  return (
    <>
      <Icon name="plus" className={`${whileClosed} shrink-0`} />
      <Icon name="minus" className={`${whileOpen} shrink-0`} />
    </>
  );
}
