import { createHash, type Hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const originals = 'art/originals';

const fileOf = (name: string) => path.join(originals, `${name}.png`);

/**
 * A render in art/.
 * @param name its file's, without extension
 */
export function readOriginal(name: string): Promise<Buffer> {
  return readFile(fileOf(name));
}

/** A hash of what `readOriginal` gives, to go on with. */
export async function digestOf(name: string): Promise<Hash> {
  return createHash('sha256').update(await readOriginal(name));
}

/** What is made from the originals in art/, and where it is written down. */
interface Derived<T> {
  /** The JSON file that holds an entry for each original, by its name. */
  readonly manifest: string;
  /** Part of each entry's hash: changing them makes everything again. */
  readonly settings: object;
  /** Whether an entry of the manifest can be kept. */
  readonly isComplete?: (entry: T) => boolean;
  /** Whether something is made from the original of a name; from all of them unless given. */
  readonly isIncluded?: (name: string) => boolean;
  readonly make: (data: Buffer, name: string, hash: string) => Promise<T>;
}

/**
 * Makes an entry for each original anew where the original, or the settings, have changed since.
 * @returns every entry by the name of its original, as the manifest now has them
 */
export async function fromOriginals<T extends { hash: string }>(derived: Derived<T>): Promise<Record<string, T>> {
  const { manifest, settings, isComplete = () => true, isIncluded = () => true, make } = derived;
  const old: Record<string, T> = existsSync(manifest) ? JSON.parse(await readFile(manifest, 'utf8')) : {};
  const entries: Record<string, T> = {};
  for (const file of (await readdir(originals)).filter((one) => one.endsWith('.png')).sort()) {
    const name = path.parse(file).name;
    if (!isIncluded(name)) continue;
    const hash = (await digestOf(name)).update(JSON.stringify(settings)).digest('hex').slice(0, 10);
    const kept = old[name];
    entries[name] = kept?.hash === hash && isComplete(kept) ? kept : await make(await readOriginal(name), name, hash);
  }
  await writeFile(manifest, `${JSON.stringify(entries, null, 2)}\n`);
  return entries;
}
