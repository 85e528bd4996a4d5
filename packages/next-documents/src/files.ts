import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { BuildError } from './errors.ts';

/** The files below a folder whose names end in `ending`, as sorted relative paths with '/'. */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/**
 * The pages of an export, as `filesBelow`: without the .html files that stand in public/, such as the one by which a
 * search engine verifies the site's owner. Those are copied as they are.
 */
export function pagesBelow(folder: string, publicFolder: string): string[] {
  return filesBelow(folder, '.html').filter((file) => !existsSync(join(publicFolder, file)));
}

/** Files worth compressing; pictures, fonts and PDFs already are. */
export const textFile = /\.(?:html|css|js|ts|txt|md|csv|sql|xml|atom|json|webmanifest|svg|ico)$/;

/**
 * Moves a folder, by copying it where the new place is on another file system.
 * @throws Error of the file system; then nothing is at the new place, and the folder where it was
 */
export function moveFolder(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    try {
      cpSync(from, to, { recursive: true });
    } catch (failure) {
      rmSync(to, { recursive: true, force: true });
      throw failure;
    }
    rmSync(from, { recursive: true, force: true });
  }
}

/**
 * Puts a folder into the place of another in one step: a reader sees the former one, none, or the complete new one. Where
 * the place is a link, what it leads to is replaced, and the link stays.
 * @param afterwards what else belongs to the step: where it throws, the former folder is put back
 * @throws BuildError that says what to do; then the former folder is in its place
 */
export function replaceFolder(from: string, place: string, afterwards: () => void = () => undefined): void {
  try {
    replace(from, leadsTo(place), afterwards);
  } catch (error) {
    throw notReplaceable(place, error);
  }
}

function replace(from: string, to: string, afterwards: () => void): void {
  // Beside it, so on its file system.
  const [incoming, former] = [`${to}-incoming`, `${to}-before`];
  for (const left of [incoming, former]) rmSync(left, { recursive: true, force: true });
  moveFolder(from, incoming);
  const hadFormer = existsSync(to);
  try {
    if (hadFormer) renameSync(to, former);
    renameSync(incoming, to);
    afterwards();
  } catch (error) {
    if (existsSync(former) || !hadFormer) rmSync(to, { recursive: true, force: true });
    if (existsSync(former)) renameSync(former, to);
    rmSync(incoming, { recursive: true, force: true });
    throw error;
  }
  rmSync(former, { recursive: true, force: true });
}

/**
 * Checks before a slow build that `replaceFolder` will be able to write.
 * @throws BuildError that names the folder and what to do
 */
export function assertReplaceable(folder: string): void {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    for (const path of [dirname(folder), folder]) if (existsSync(path)) accessSync(path, constants.W_OK);
  } catch (error) {
    throw notReplaceable(folder, error);
  }
}

function notReplaceable(file: string, cause: unknown): BuildError {
  const { code = String(cause) } = cause as NodeJS.ErrnoException;
  const remedies: Readonly<Record<string, string>> = {
    ENOSPC: 'The disk is full: make room on it',
    EDQUOT: 'The disk’s quota is used up: make room on it',
    EBUSY: 'Something holds it, or it is a disk of its own: let it be a folder or a link to one',
  };
  const remedy = remedies[code] ?? 'Make it and its parent folder writable, or delete it';
  return new BuildError(`${file} cannot be replaced (${code}). ${remedy}; then build again.`, { file, cause });
}

/** Where a link leads, even if nothing is there yet; the place itself if it is none. */
function leadsTo(place: string): string {
  const isLink = lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? leadsTo(resolve(dirname(place), readlinkSync(place))) : place;
}
