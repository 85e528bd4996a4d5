import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../lib/files';

/**
 * Removes what only Next's client reads: its chunks and build files, the stylesheets and fonts that every page carries
 * itself, and the payloads of its router, which stand beside the pages.
 */
export function removeLeftovers(out: string): void {
  rmSync(join(out, '_next'), { recursive: true });
  const pages = new Set(filesBelow(out, '.html').map((file) => file.slice(0, -'.html'.length)));
  for (const file of filesBelow(out, '.txt')) {
    const isPayload = /(?:^|\/)__next\./.test(file) || pages.has(file.slice(0, -'.txt'.length));
    if (isPayload) rmSync(join(out, file));
  }
  removeEmptyFolders(out);
}

/** @returns whether the folder is gone */
function removeEmptyFolders(folder: string): boolean {
  const left = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => !entry.isDirectory() || !removeEmptyFolders(join(folder, entry.name)),
  );
  if (left.length === 0) rmdirSync(folder);
  return left.length === 0;
}
