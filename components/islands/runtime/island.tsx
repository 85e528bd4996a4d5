import type { ComponentProps, ComponentType } from 'react';
import { Island as HydratedIsland } from 'next-documents/island';
import { islands, type IslandName } from './registry';

interface IslandProps<Name extends IslandName> {
  name: Name;
  /** `visible`: when it comes within a screen of the viewport. `idle`: in idle time, before it moves by itself. */
  hydrate: 'visible' | 'idle';
  /** What the component takes (packages/next-documents/runtime/island.tsx says what it may be). */
  props: ComponentProps<(typeof islands)[Name]>;
}

/** One of the islands of this site. */
export function Island<Name extends IslandName>({ name, hydrate, props }: IslandProps<Name>) {
  const component = islands[name] as ComponentType<object>;
  return <HydratedIsland name={name} component={component} hydrate={hydrate} props={props} className="contents" />;
}
