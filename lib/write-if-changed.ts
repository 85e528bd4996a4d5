import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes a file that another process may be reading: a reader sees the former file or the new one, never a part of it. A
 * file that stays as it is keeps its date. Folders that are missing are made.
 * @returns whether the file has changed
 */
export function writeIfChanged(file: string, data: string | Uint8Array): boolean {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(data))) return false;
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.part`;
  try {
    writeFileSync(unfinished, data);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  return true;
}

/**
 * Makes a folder of generated files contain exactly these, each written as `writeIfChanged` does.
 * @param files the contents by file name
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  for (const [name, data] of files) writeIfChanged(join(folder, name), data);
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name), { recursive: true });
}
