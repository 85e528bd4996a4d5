import { buildSync } from 'esbuild';
import { unexpected } from './errors.ts';

/**
 * Bundles a module with what it imports into the text of an inline script, minified, for browsers of the last three
 * years. The same sources give the same text, so a page and the hash in its policy agree.
 * @param entry the absolute path of the module
 * @param define expressions to replace, such as `process.env.NODE_ENV`, as code
 * @throws BuildError when the text would end its element; esbuild's error when a module is missing or is no JavaScript
 */
export function bundleInline(entry: string, define: Readonly<Record<string, string>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    // A page's source stays readable in an editor, and no program cuts a line.
    lineLimit: 1000,
    format: 'iife',
    target: ['es2022'],
    define,
    write: false,
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  if (code.includes('</')) throw unexpected('no "</" in a script, which would end its element', entry, entry);
  return code;
}
