import { join } from 'node:path';
import nextEnv from '@next/env';

/** Loads the repository's .env files as `next build` does; variables that are already set take precedence. */
export function loadEnvironment(): void {
  nextEnv.loadEnvConfig(join(import.meta.dirname, '../..'), false, { info: () => undefined, error: console.error });
}
