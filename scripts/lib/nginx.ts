import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWithApt, onPath } from './apt';

/** Beyond the PATH: Debian puts servers where only root looks, Homebrew where few shells do. */
const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Where Debian and Ubuntu put the module that sends `.br` files. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What the test of the host configurations runs. */
export interface Nginx {
  readonly program: string;
  /** The module that sends `.br` files, or null: nginx refuses a module of another version, so it is tried out. */
  readonly brotli: string | null;
}

/** Finds a usable nginx. @returns the program and its brotli module, or null when there is none. */
export function findNginx(env: NodeJS.ProcessEnv = process.env): Nginx | null {
  const program = ['nginx', ...places].flatMap((one) => onPath(one, env)).find((path) => starts(path, ['-v']));
  return program ? { program, brotli: isLoadable(program, brotliModule) ? brotliModule : null } : null;
}

/**
 * Finds a usable nginx, and installs Debian's where there is none and `INSTALL=1` allows it: the server, what makes the
 * test's certificate, and the module, which old releases do not have.
 * @returns what `findNginx` does: null where none could be installed, as on a Mac; the tests that need it then skip.
 */
export async function ensureNginx(env: NodeJS.ProcessEnv = process.env): Promise<Nginx | null> {
  const present = findNginx(env);
  if (present?.brotli && onPath('openssl', env).length > 0) return present;
  await installWithApt(['nginx-light', 'openssl'], env);
  await installWithApt(['libnginx-mod-http-brotli-static'], env);
  return findNginx(env);
}

function starts(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 15_000 }).status === 0;
}

function isLoadable(program: string, module: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const conf = join(folder, 'nginx.conf');
  writeFileSync(conf, `load_module ${module}; pid ${folder}/pid; events {} http { brotli_static on; }`);
  const loadable = starts(program, ['-t', '-q', '-c', conf]);
  rmSync(folder, { recursive: true });
  return loadable;
}
