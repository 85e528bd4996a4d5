import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Lets a web server read a site that was built or checked out under a narrow umask: files 644, folders 755. */
export function letServersRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
