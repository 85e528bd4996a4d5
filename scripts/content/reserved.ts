import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesBelow } from '../lib/files';

/** What hosts and Next keep for themselves, the editor (docs/editor.md), and the files of lib/downloads. */
const others = ['/404', '/500', '/index', '/admin', '/downloads'];

/** The addresses that code has: folders of app/ with a page, those for development too, and without a name in brackets. */
export function routesOfCode(): string[] {
  return filesBelow('app', '')
    .filter((file) => /(^|\/)(page|route)(\.dev)?\.tsx?$/.test(file))
    .map((file) => `/${dirname(file).replaceAll('\\', '/')}`.replace(/\/\([^)]*\)/g, ''))
    .filter((address) => !/[[.]/.test(address) && address !== '');
}

/**
 * The addresses that no content file can have, because something else is there: a route of the code, a folder of files in
 * public/, what hosts keep for themselves.
 */
export function reservedAddresses(): string[] {
  const folders = readdirSync('public', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? `/${entry.name}` : [],
  );
  return [...new Set([...routesOfCode(), ...folders, ...others])];
}
