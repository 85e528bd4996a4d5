import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesBelow } from '../lib/files';

/** What hosts and Next keep for themselves, and the editor (docs/editor.md). */
const others = ['/404', '/500', '/index', '/admin'];

/**
 * The addresses that no content file can have, because something else is there: a route of the code (a folder of app/ with a
 * page and no name in brackets), a folder of files in public/, what hosts keep for themselves.
 */
export function reservedAddresses(): string[] {
  const routes = filesBelow('app', '')
    .filter((file) => /(^|\/)(page|route)(\.dev)?\.tsx?$/.test(file))
    .map((file) => `/${dirname(file).replaceAll('\\', '/')}`.replace(/\/\([^)]*\)/g, ''))
    .filter((address) => !/[[.]/.test(address) && address !== '');
  const folders = readdirSync('public', { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? `/${one.name}` : [],
  );
  return [...new Set([...routes, ...folders, ...others])];
}
