import { existsSync } from 'node:fs';
import { succeeds } from './run';

/** Beyond the PATH: Debian puts servers where only root looks, Homebrew where few shells do. */
const programs = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Where Debian and Ubuntu put the module that sends `.br` files; its package asks for the nginx that it was made for. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What the test of the host configurations runs. */
export interface Nginx {
  readonly program: string;
  /** The module that sends `.br` files, or null. */
  readonly brotli: string | null;
}

/** Finds a usable nginx, and the openssl that makes the test's certificate. @returns null where one is missing */
export function findNginx(): Nginx | null {
  const program = programs.find((one) => succeeds(one, ['-v']));
  if (!program || !succeeds('openssl', ['version'])) return null;
  return { program, brotli: existsSync(brotliModule) ? brotliModule : null };
}
