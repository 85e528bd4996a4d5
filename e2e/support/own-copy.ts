import { linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** What a copy makes for itself, or never needs. */
const left = new Set(['.git', '.next', '.local', 'out', 'report', 'test-results', 'next-env.d.ts']);
/** What the tests of a package build in it, and remove, while it may be copied. */
const passing = new Set(['.cache']);

/**
 * Copies the repository with its packages into a folder on the same file system, for a program that writes into the tree
 * it runs in. Files are hard links, which takes seconds: the copy has to replace a file rather than write into it, as all
 * writers of this repository do (lib/write-if-changed.ts).
 * @param target a folder that is empty or does not exist yet
 */
export function copyRepository(target: string): void {
  copyFolder(process.cwd(), target, left);
}

function copyFolder(source: string, target: string, without = passing): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    if (without.has(entry.name)) continue;
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) copyFolder(from, to);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else if (entry.isFile()) linkSync(from, to);
  }
}
