import { readdirSync } from 'node:fs';

/** The files below a folder whose names end in `ending`, as paths below it with '/', in their order. */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
