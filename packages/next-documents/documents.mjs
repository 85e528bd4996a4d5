import { tsImport } from 'tsx/esm/api';

/** The adapter for a site whose `adapterPath` is plain JavaScript; src/adapter.ts explains it. */
export const { documents } = await tsImport('./src/adapter.ts', import.meta.url);
