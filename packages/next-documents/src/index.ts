/** The public interface for the build; README.md says what for. What pages import are modules of their own. */
export { documents, type Steps } from './adapter.ts';
export { developmentDocument, type DevelopmentFolders } from './development.ts';
export { BuildError } from './errors.ts';
export { hashSource } from './policy.ts';
export type { Allowed, Settings } from './settings.ts';
