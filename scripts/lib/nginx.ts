import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasApt, installWithApt, isFile, onPath } from './apt';

/** Beyond the PATH: Debian puts servers where only root looks, Homebrew where few shells do. */
const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Where Debian and Ubuntu put the module that sends `.br` files. */
const brotliModules = ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'];

/** Debian's names: the server, what makes the test's certificate, and the module, which old releases do not have. */
const packages = { needed: ['nginx-light', 'openssl'], wanted: ['libnginx-mod-http-brotli-static'] };

/** What the test of the host configurations runs. */
export interface Nginx {
  readonly program: string;
  /** The module that sends `.br` files, or null: nginx refuses a module of another version, so it is tried out. */
  readonly brotli: string | null;
}

/** Finds a usable nginx. @returns the program and its brotli module, or null when there is none. */
export function findNginx(env: NodeJS.ProcessEnv = process.env): Nginx | null {
  const program = [...onPath('nginx', env), ...places.filter(isFile)].find((path) => starts(path, ['-v']));
  if (!program) return null;
  const brotli = brotliModules.filter(isFile).find((module) => isLoadable(program, module));
  return { program, brotli: brotli ?? null };
}

/**
 * Finds a usable nginx, and installs Debian's where there is none and `INSTALL=1` allows it. Says on the console what
 * it does.
 * @returns what `findNginx` does: null where none could be installed, as on a Mac; the tests that need it then skip.
 */
export async function ensureNginx(env: NodeJS.ProcessEnv = process.env): Promise<Nginx | null> {
  const present = findNginx(env);
  if (present?.brotli && onPath('openssl', env).length > 0) return present;
  if (!hasApt(env)) return present;
  console.log('No nginx with all that the tests need. Installing Debian’s with apt-get ...');
  await installWithApt(packages.needed, env);
  await installWithApt(packages.wanted, env);
  return findNginx(env);
}

function starts(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 15_000 }).status === 0;
}

function isLoadable(program: string, module: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const conf = join(folder, 'nginx.conf');
  const lines = [`load_module ${module};`, `pid ${folder}/pid;`, 'events {}', 'http { brotli_static on; }'];
  writeFileSync(conf, lines.join('\n'));
  const loadable = starts(program, ['-t', '-q', '-c', conf]);
  rmSync(folder, { recursive: true });
  return loadable;
}
