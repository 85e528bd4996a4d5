import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The files that `next build` reads, the strongest first (Next.js documentation, "Environment Variables"). */
const files = ['.env.production.local', '.env.local', '.env.production', '.env'];

/** Adds the variables of the repository's .env files to the environment; what is set already stays. */
export function loadEnvFiles(root: string): void {
  for (const file of files) {
    if (existsSync(join(root, file))) process.loadEnvFile(join(root, file));
  }
}
