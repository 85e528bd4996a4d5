import { isValidElement, type ComponentProps, type ComponentType } from 'react';
import { islands, type IslandName } from './registry';

interface IslandProps<Name extends IslandName> {
  name: Name;
  /** `visible`: when it comes within a screen of the viewport. `idle`: in idle time, before it moves by itself. */
  hydrate: 'visible' | 'idle';
  /**
   * What the component takes: data that JSON can carry, and single elements of server-rendered content, which it shows in
   * a `Slot`.
   */
  props: ComponentProps<(typeof islands)[Name]>;
}

/**
 * A component that React hydrates by itself when it is needed (./island-loader.ts). Its HTML is
 * complete before that, and its props stand beside it for the browser.
 */
export function Island<Name extends IslandName>({ name, hydrate, props }: IslandProps<Name>) {
  const Component = islands[name] as ComponentType<object>;
  const data = JSON.stringify(props, (_, value: unknown) => (isValidElement(value) ? undefined : value));
  return (
    <div data-island={name} data-hydrate={hydrate} data-props={data} className="contents">
      <Component {...props} />
    </div>
  );
}
