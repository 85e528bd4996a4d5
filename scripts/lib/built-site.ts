/**
 * Locates the built site and checks that it is complete. The public site is in `out/`; with `LOCAL_SITE=1` scripts
 * build and read `.local/site/`, whose form posts to the local enquiry service and which is never published.
 */
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readSwitch } from '@/lib/variables';
import { writeIfChanged } from '@/lib/write-if-changed';
import { filesBelow, replaceFolder } from './files';

/** Whether to build and read the local site instead of the public one. */
export function isLocalSite(env: NodeJS.ProcessEnv = process.env): boolean {
  return readSwitch('LOCAL_SITE', env);
}

/** The folder of the built site, relative to the working directory. */
export function siteFolder(env: NodeJS.ProcessEnv = process.env): string {
  return isLocalSite(env) ? '.local/site' : 'out';
}

/** The folder where the finishing step keeps Next's export, for the test that compares the two. */
export function rawExport(env: NodeJS.ProcessEnv = process.env): string {
  return join('.local/raw', basename(siteFolder(env)));
}

/** The digest of a complete site is kept outside the folder, so that it is not published. */
const recordOf = (folder: string) => join('.local', `${basename(folder)}.digest`);

function digestOf(folder: string): string {
  const lines = filesBelow(folder, '').map((file) => `${file} ${statSync(join(folder, file)).size}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}

/**
 * Finds the built site.
 * @returns the absolute path of its folder
 * @throws Error that says what to run when there is none, or a file is missing, added or of a different size
 */
export function builtSite(env: NodeJS.ProcessEnv = process.env): string {
  const folder = siteFolder(env);
  const build = isLocalSite(env) ? 'LOCAL_SITE=1 npm run build' : 'npm run build';
  if (!existsSync(folder))
    throw new Error(
      `There is no built site in ${folder}/. Run "${build}" first, or "npm start", which builds and serves it.`,
    );
  const record = recordOf(folder);
  if (!existsSync(record) || readFileSync(record, 'utf8') !== digestOf(folder))
    throw new Error(`The site in ${folder}/ is incomplete, or was changed after it was built. Run "${build}" again.`);
  return join(process.cwd(), folder);
}

/**
 * Checks before a slow build that `placeSite` will be able to write.
 * @throws Error that names the folder and what to do
 */
export function assertReplaceable(folder: string): void {
  try {
    for (const needed of [dirname(folder), '.local']) mkdirSync(needed, { recursive: true });
    for (const place of [dirname(folder), '.local', folder]) if (existsSync(place)) accessSync(place, constants.W_OK);
  } catch (error) {
    throw notWritable(folder, error);
  }
}

/**
 * Replaces the built site in one step. Where that fails the former one stays, with its digest.
 * @param exported the folder of the new site
 * @param folder see `siteFolder`
 * @throws Error that says what to do
 */
export function placeSite(exported: string, folder: string): void {
  const digest = digestOf(exported);
  try {
    replaceFolder(exported, folder, () => writeIfChanged(recordOf(folder), digest));
  } catch (error) {
    throw notWritable(folder, error);
  }
}

function notWritable(folder: string, cause: unknown): Error {
  const { code = String(cause) } = cause as NodeJS.ErrnoException;
  const remedies: Readonly<Record<string, string>> = {
    ENOSPC: 'The disk is full: make room on it',
    EDQUOT: 'The disk’s quota is used up: make room on it',
    EBUSY: 'Something holds it, or it is a disk of its own: let it be a folder or a link to one',
  };
  const remedy = remedies[code] ?? 'Make it, .local/ and their parent folder writable, or delete it';
  return new Error(`${folder}/ cannot be replaced (${code}). ${remedy}; then build again.`, { cause });
}
