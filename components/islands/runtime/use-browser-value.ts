import { useSyncExternalStore } from 'react';

/** The value stays as it is while the page lives. */
const subscribe = () => () => {};

/**
 * A value that only the browser knows and that never changes, without a mismatch: hydration renders the server's, and React
 * renders the browser's right after it.
 * @param onServer the value in the server's HTML
 */
export function useBrowserValue<Value>(inBrowser: () => Value, onServer: () => Value): Value {
  return useSyncExternalStore(subscribe, inBrowser, onServer);
}
