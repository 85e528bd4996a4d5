import { isValidElement, type ComponentType, type ReactElement } from 'react';

interface IslandProps<Islands, Name extends keyof Islands> {
  /** Its name among the islands. */
  name: Name;
  /** `visible`: when it comes within a screen of the viewport. `idle`: in idle time, before it moves by itself. */
  hydrate: 'visible' | 'idle';
  /**
   * What the component takes: data that JSON can carry, and single elements of server-rendered content, which it shows in
   * a `Slot`.
   */
  props: Islands[Name] extends ComponentType<infer Props> ? Props : never;
}

/**
 * Makes the component that shows an island: one that React hydrates by itself when it is needed (./island-loader.ts). Its
 * HTML is complete before that, and its props stand beside it for the browser.
 * @param islands the components by their names, as the module that `Settings.islands` names exports them
 * @param className a class that gives the element around an island no box of its own (`display: contents`)
 */
export function createIsland<Islands extends object>(islands: Islands, className?: string) {
  return function Island<Name extends keyof Islands & string>({
    name,
    hydrate,
    props,
  }: IslandProps<Islands, Name>): ReactElement {
    const Component = islands[name] as ComponentType<object>;
    const data = JSON.stringify(props, (_, value: unknown) => (isValidElement(value) ? undefined : value));
    return (
      <div data-island={name} data-hydrate={hydrate} data-props={data} className={className}>
        <Component {...(props as object)} />
      </div>
    );
  };
}
