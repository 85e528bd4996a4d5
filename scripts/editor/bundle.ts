import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { policyOf, type Repository } from './repository';

const page = 'scripts/editor/page';

/** The files of the CMS that its page loads: its typefaces. What it has for pictures of other formats is not used. */
const isTypeface = (file: string) => !/\.(?:wasm|png|js|map)$/.test(file);

/**
 * Puts the editor's page into a folder, as admin.html and the folder admin/: the CMS with its typefaces and our schemas,
 * nothing from anywhere else. What the CMS loads only for maps and code is left out, because no form has them.
 */
export async function bundleEditor(folder: string, repository?: Repository): Promise<void> {
  const files = join(folder, 'admin');
  rmSync(files, { recursive: true, force: true });
  await build({
    entryPoints: [join(page, 'editor.ts')],
    outdir: files,
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    target: 'es2022',
    chunkNames: 'chunks/[name]-[hash]',
    external: ['@shikijs/*', 'leaflet/*', 'terra-draw', 'terra-draw-leaflet-adapter', 'svgo/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const cms = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));
  cpSync(join(cms, 'assets'), join(files, 'assets'), { recursive: true, filter: isTypeface });
  const html = readFileSync(join(page, 'admin.html'), 'utf8');
  writeFileSync(join(folder, 'admin.html'), html.replace('{{policy}}', policyOf(repository)));
}
