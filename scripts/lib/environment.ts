import { join } from 'node:path';
import nextEnv from '@next/env';

/** Adds the variables of the repository's .env files to the environment, as `next build` does: what is set stays. */
export function loadEnvironment(root = join(import.meta.dirname, '../..')): void {
  nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error });
}
