import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hostFiles } from './files';

/** Writes the host configurations that are out of date. @returns their paths; none when all agree with their source */
export function writeHostFiles(): string[] {
  const changed = Object.entries(hostFiles()).filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  );
  for (const [file, text] of changed) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return changed.map(([file]) => file);
}
