import { Icon } from './icon';

/** The sign at the end of a `<summary>`: a plus, and a minus once it is open. */
export function PlusMinus() {
  return (
    <>
      <Icon name="plus" className="while-closed shrink-0" />
      <Icon name="minus" className="while-open shrink-0" />
    </>
  );
}
