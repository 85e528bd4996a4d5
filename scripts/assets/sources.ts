import { filesBelow } from '../lib/files';

/** The files below a folder that end in `extension`, tests left out, in the order of their names. */
export function sourcesBelow(folder: string, extension: '.ts' | '.tsx'): string[] {
  return filesBelow(folder, extension)
    .filter((file) => !file.endsWith(`.test${extension}`))
    .map((file) => `${folder}/${file}`);
}
