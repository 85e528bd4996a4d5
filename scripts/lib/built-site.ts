/**
 * Locates the built site and checks that it is complete. The public site is in `out/`; with `LOCAL_SITE=1` scripts
 * build and read `.local/site/`, whose form posts to the local enquiry service and which is never published.
 */
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'; // prettier-ignore
import { basename, dirname, join } from 'node:path';
import { readSwitch } from '@/lib/variables';
import { writeIfChanged } from '@/lib/write-if-changed';
import { filesBelow } from './files';

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
    for (const one of [dirname(folder), '.local', folder]) if (existsSync(one)) accessSync(one, constants.W_OK);
  } catch (error) {
    throw notWritable(folder, error);
  }
}

/**
 * Replaces the built site by renaming folders: a reader sees the old site, none, or the complete new one.
 * @param exported the folder of the new site, on the same file system
 * @param folder see `siteFolder`
 * @throws Error as `assertReplaceable` does
 */
export function placeSite(exported: string, folder: string): void {
  const former = `${exported}-before`;
  const digest = digestOf(exported);
  try {
    rmSync(former, { recursive: true, force: true });
    rmSync(recordOf(folder), { force: true });
    if (existsSync(folder)) renameSync(folder, former);
    renameSync(exported, folder);
    writeIfChanged(recordOf(folder), digest);
    rmSync(former, { recursive: true, force: true });
  } catch (error) {
    throw notWritable(folder, error);
  }
}

function notWritable(folder: string, cause: unknown): Error {
  const { code = String(cause) } = cause as NodeJS.ErrnoException;
  return new Error(
    `${folder}/ cannot be replaced (${code}). Make it, .local/ and their parent folder writable, or delete it; then build again.`,
    { cause },
  );
}
