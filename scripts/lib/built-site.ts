/**
 * Where the built site stands, and whether it is whole. The public site is in `out/`; with `LOCAL_SITE=1` everything
 * builds and reads `.local/site/`, whose form writes to the enquiry service of this machine and which no host publishes.
 */
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'; // prettier-ignore
import { basename, dirname, join } from 'node:path';
import { filesBelow } from './files';

/** Whether a build, or what reads one, is for this machine alone. */
export function isLocalSite(env: NodeJS.ProcessEnv = process.env): boolean {
  return env.LOCAL_SITE === '1';
}

/** The folder of the site that the environment asks for, below the working directory. */
export function siteFolder(env: NodeJS.ProcessEnv = process.env): string {
  return isLocalSite(env) ? '.local/site' : 'out';
}

/** Where the finishing step leaves Next's own export, for the test that compares the two. */
export function rawExport(env: NodeJS.ProcessEnv = process.env): string {
  return join('.local/raw', basename(siteFolder(env)));
}

/** Where the digest of a whole site is written down: never inside a folder that is published. */
const recordOf = (folder: string) => join('.local', `${basename(folder)}.digest`);

/** A digest of the names and sizes of a site's files. */
function digestOf(folder: string): string {
  const lines = filesBelow(folder, '').map((file) => `${file} ${statSync(join(folder, file)).size}\n`);
  return createHash('sha256').update(lines.join('')).digest('hex');
}

/**
 * Finds the built site that the environment asks for.
 * @returns its folder
 * @throws Error that says what to run where there is none, or where a file is missing, added or of another size
 */
export function builtSite(env: NodeJS.ProcessEnv = process.env): string {
  const folder = siteFolder(env);
  const build = isLocalSite(env) ? 'LOCAL_SITE=1 npm run build' : 'npm run build';
  if (!existsSync(folder))
    throw new Error(
      `There is no built site in ${folder}/. Run "${build}" first, or "npm start", which builds and serves.`,
    );
  const record = recordOf(folder);
  if (!existsSync(record) || readFileSync(record, 'utf8') !== digestOf(folder))
    throw new Error(`The site in ${folder}/ is not whole, or was changed after it was built. Run "${build}" again.`);
  return join(process.cwd(), folder);
}

/**
 * Checks, before the slow work, that a finished site can take its place.
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
 * Puts a finished site in its place in one step: whoever looks there sees the site of before, none, or all of the new one.
 * @param exported where the site was built, on the same disk
 * @param folder its place, as `siteFolder` has it
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
    writeFileSync(recordOf(folder), digest);
    rmSync(former, { recursive: true, force: true });
  } catch (error) {
    throw notWritable(folder, error);
  }
}

function notWritable(folder: string, cause: unknown): Error {
  const { code = String(cause) } = cause as NodeJS.ErrnoException;
  return new Error(
    `${folder}/ cannot be replaced (${code}). Make it, .local/ and the folder around them writable, or remove it; then build again.`,
    { cause },
  );
}
