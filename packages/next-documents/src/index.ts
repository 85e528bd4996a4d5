/** The public interface of the engine; README.md says what for. The components for pages are modules of their own. */
export { documents, type Steps } from './adapter';
export { bundleInline } from './inline';
export { loaderEntry } from './islands';
export { hashSource } from './policy';
export type { Allowed, Settings } from './settings';
