import { join } from 'node:path';
import nextEnv from '@next/env';

/** Adds the variables of the repository's .env files to the environment, as `next build` does: what is set stays. */
export function loadEnvironment(): void {
  nextEnv.loadEnvConfig(join(import.meta.dirname, '../..'), false, { info: () => undefined, error: console.error });
}
