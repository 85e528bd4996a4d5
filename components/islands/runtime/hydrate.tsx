import { useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islands, type IslandName } from './registry';

/**
 * Hydrates one island of an exported page with React alone: the build bundles this module for all islands, and the
 * pages carry neither Next's client nor its data. When it fails, the HTML that was there comes back.
 *
 * @param element an element that `Island` has rendered
 */
export function hydrate(element: HTMLElement): void {
  const { island, props = '{}' } = element.dataset;
  const Component = islands[island as IslandName] as ComponentType<object>;
  const html = element.innerHTML;
  hydrateRoot(
    element,
    <>
      <Component {...(JSON.parse(props) as object)} />
      <HydrationSignal island={element} />
    </>,
    {
      onUncaughtError() {
        element.innerHTML = html;
        element.dispatchEvent(new Event('app:failed'));
      },
    },
  );
}

/** Tells the loader that React has taken the island over, so that it repeats what the visitor did meanwhile. */
function HydrationSignal({ island }: { island: HTMLElement }) {
  useEffect(() => {
    island.dispatchEvent(new Event('app:hydrated', { bubbles: true }));
  }, [island]);
  return null;
}
