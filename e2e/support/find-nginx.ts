import { existsSync } from 'node:fs';
import { succeeds } from '../../scripts/lib/run';

/** Debian and Homebrew install nginx into folders that may not be on the PATH. */
const programs = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** The folder in which Debian and Ubuntu install the module that serves `.br` files. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Nginx {
  readonly program: string;
  /** The path of the module that serves `.br` files, or null. */
  readonly brotli: string | null;
}

/** Finds nginx for the tests of the host configurations; null without it or openssl, which makes their certificate. */
export function findNginx(): Nginx | null {
  const program = programs.find((candidate) => succeeds(candidate, ['-v']));
  if (!program || !succeeds('openssl', ['version'])) return null;
  return { program, brotli: existsSync(brotliModule) ? brotliModule : null };
}
