import { Icon } from './icon';

/** For what stands in the `<summary>` of a `.accordion` while that is closed, or while it is open; not on paper. */
export const whileClosed = 'accordion-open in-open:hidden';
export const whileOpen = 'accordion-close hidden in-open:block';

/** The sign at the end of a `<summary>`: a plus, and a minus once it is open. */
export function PlusMinus() {
  return (
    <>
      <Icon name="plus" className={`${whileClosed} shrink-0`} />
      <Icon name="minus" className={`${whileOpen} shrink-0`} />
    </>
  );
}
