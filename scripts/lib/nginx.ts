import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { succeeds } from './run';

/** Beyond the PATH: Debian puts servers where only root looks, Homebrew where few shells do. */
const programs = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Where Debian and Ubuntu put the module that sends `.br` files. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What the test of the host configurations runs. */
export interface Nginx {
  readonly program: string;
  /** The module that sends `.br` files, or null: nginx refuses a module of another version, so it is tried out. */
  readonly brotli: string | null;
}

/** Finds a usable nginx, and the openssl that makes the test's certificate. @returns null where one is missing */
export function findNginx(): Nginx | null {
  const program = programs.find((one) => succeeds(one, ['-v']));
  if (!program || !succeeds('openssl', ['version'])) return null;
  return { program, brotli: isLoadable(program, brotliModule) ? brotliModule : null };
}

function isLoadable(program: string, module: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const conf = join(folder, 'nginx.conf');
  writeFileSync(conf, `load_module ${module}; pid ${folder}/pid; events {} http { brotli_static on; }`);
  const loadable = succeeds(program, ['-t', '-q', '-c', conf]);
  rmSync(folder, { recursive: true });
  return loadable;
}
