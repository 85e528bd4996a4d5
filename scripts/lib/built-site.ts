/**
 * Locates the built site and checks that it is complete. The public site is in `out/`; with `LOCAL_SITE=1` scripts
 * build and read `.local/site/`, whose form posts to the local enquiry service and which is never published.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
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

/** Records the built site, without which nothing uses it. */
export function recordSite(): void {
  const folder = siteFolder();
  writeIfChanged(recordOf(folder), digestOf(folder));
}
