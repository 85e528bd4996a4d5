import { isValidElement, type ComponentType } from 'react';

interface IslandProps<Props> {
  /** Its name in the module that `Settings.islands` names. */
  name: string;
  /** The component of that name. */
  component: ComponentType<Props>;
  /** `visible`: when it comes within a screen of the viewport. `idle`: in idle time, before it moves by itself. */
  hydrate: 'visible' | 'idle';
  /**
   * What the component takes: data that JSON can carry, and single elements of server-rendered content, which it shows in
   * a `Slot`.
   */
  props: Props;
  /** A class that gives the element around the component no box of its own (`display: contents`). */
  className?: string;
}

/**
 * A component that React hydrates by itself when it is needed (./island-loader.ts). Its HTML is
 * complete before that, and its props stand beside it for the browser.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  hydrate,
  props,
  className,
}: IslandProps<Props>) {
  const data = JSON.stringify(props, (_, value: unknown) => (isValidElement(value) ? undefined : value));
  return (
    <div data-island={name} data-hydrate={hydrate} data-props={data} className={className}>
      <Component {...props} />
    </div>
  );
}
