import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { copyValues, moveFocus } from './typed-values.ts';
import { unseenCopy } from './unseen-copy.ts';

/**
 * Makes the function that hydrates one island of an exported page with React alone: the build bundles this module for
 * all islands, and the pages carry neither Next's client nor its data. Where an extension of the browser or a translator has
 * changed the HTML, React makes the island anew, and what was typed stays, with the focus. When React fails, then or later,
 * the HTML that was there comes back with what was typed into it, and `island:failed` says so.
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
  function onMount(focused: Element | null): void {
    keepTyped();
    if (focused && !focused.isConnected) moveFocus(focused, element);
  }
  function restore(): void {
    // The form that React has removed still holds its values.
    element.replaceChildren(...before.childNodes);
    keepTyped();
    element.dispatchEvent(new Event('island:failed'));
  }
  hydrateRoot(
    element,
    <>
      <Component {...(JSON.parse(props) as object)} />
      <HydrationSignal island={element} onMount={onMount} />
    </>,
    {
      // Nothing is broken: the island works. Whoever has caused it by a mistake of the markup reads it all the same.
      onRecoverableError: (error) => console.warn('An island did not match its HTML, and was made anew.', error),
      // In a task of its own: where a program that translates pages has wrapped its texts, React empties the element afterwards.
      onUncaughtError: () => setTimeout(restore),
    },
  );
}

interface HydrationSignalProps {
  island: HTMLElement;
  /** Called before any component of the island reads the form in an effect, with what had the focus until then. */
  onMount: (focused: Element | null) => void;
}

/** Tells the loader that React has taken the island over, so that it repeats what the visitor did meanwhile. */
function HydrationSignal({ island, onMount }: HydrationSignalProps) {
  // React renders an island anew and puts it into the page in one task: nothing takes the focus between.
  const [focused] = useState(() => document.activeElement);
  useLayoutEffect(() => onMount(focused), [onMount, focused]);
  useEffect(() => {
    island.dispatchEvent(new Event('island:hydrated', { bubbles: true }));
  }, [island]);
  return null;
}
