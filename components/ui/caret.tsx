import { Icon } from './icon';

/** In a `<summary>`: it points down to what opens there, and up once that is open. */
export function Caret() {
  return <Icon name="caret-down" className="caret" />;
}
