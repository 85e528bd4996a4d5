import { useEffect, useLayoutEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { copyValues } from './typed-values';
import { unseenCopy } from './unseen-copy';

/**
 * Makes the function that hydrates one island of an exported page with React alone: the build bundles this module for
 * all islands, and the pages carry neither Next's client nor its data. When React fails, then or later, the HTML that was
 * there comes back with what was typed into it, and `app:failed` says so.
 *
 * @param islands the components, by the names in `data-island`
 * @returns a function that takes an element that `Island` has rendered
 */
export function hydrateWith(islands: object): (element: HTMLElement) => void {
  return (element) => {
    const { island = '', props = '{}' } = element.dataset;
    hydrate(element, (islands as Record<string, ComponentType<object>>)[island] as ComponentType<object>, props);
  };
}

function hydrate(element: HTMLElement, Component: ComponentType<object>, props: string): void {
  const before = unseenCopy(element);
  let form = element.querySelector('form');

  /** Where the HTML did not match, React has replaced the form by an empty one, so what was typed is copied over. */
  function keepTyped(): void {
    const current = element.querySelector('form');
    if (form && current && current !== form) copyValues(form, current);
    form = current;
  }
  function restore(): void {
    // The form that React has removed still holds its values.
    element.replaceChildren(...before.childNodes);
    keepTyped();
    element.dispatchEvent(new Event('app:failed'));
  }
  hydrateRoot(
    element,
    <>
      <Component {...(JSON.parse(props) as object)} />
      <HydrationSignal island={element} onMount={keepTyped} />
    </>,
    // In a task of its own: where a program that translates pages has wrapped its texts, React empties the element afterwards.
    { onUncaughtError: () => setTimeout(restore) },
  );
}

interface HydrationSignalProps {
  island: HTMLElement;
  /** Called before any component of the island reads the form in an effect. */
  onMount: () => void;
}

/** Tells the loader that React has taken the island over, so that it repeats what the visitor did meanwhile. */
function HydrationSignal({ island, onMount }: HydrationSignalProps) {
  useLayoutEffect(onMount, [onMount]);
  useEffect(() => {
    island.dispatchEvent(new Event('app:hydrated', { bubbles: true }));
  }, [island]);
  return null;
}
