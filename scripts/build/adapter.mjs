import { tsImport } from 'tsx/esm/api';

/** What `adapterPath` in next.config.ts names. Next imports it as it is, so this file is JavaScript; adapter.ts is the rest. */
const { adapter } = await tsImport('./adapter.ts', import.meta.url);

export default adapter;
