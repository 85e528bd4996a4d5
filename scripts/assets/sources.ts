import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The files below a folder that end in `extension`, tests left out, in the order of their names. */
export async function sourcesBelow(folder: string, extension: '.ts' | '.tsx'): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith(extension) && !file.endsWith(`.test${extension}`))
    .map((file) => path.join(folder, file))
    .sort();
}
