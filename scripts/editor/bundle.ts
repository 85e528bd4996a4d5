import { cpSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { writeIfChanged } from '@/lib/write-if-changed';
import { mended } from './cms';
import { policyOf, type Repository } from './repository';

const page = 'scripts/editor/page';

/** The files of the CMS that its page loads: its typefaces, and what looks at a photo in HEIC before we refuse it. What it has for maps and WebP is not used. */
const isLoaded = (file: string) => !/\.(?:wasm|png|js|map)$/.test(file) || /heic[\w-]*\.(?:wasm|js)$/.test(file);

/** Mends the CMS where it is read (cms.ts). */
const mending: Plugin = {
  name: 'mending',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
      contents: `import * as versions from ${JSON.stringify(resolve(page, 'versions.ts'))};${mended(readFileSync(path, 'utf8'))}`,
      loader: 'js',
    })),
};

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
    plugins: [mending],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const cms = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));
  cpSync(join(cms, 'assets'), join(files, 'assets'), { recursive: true, filter: isLoaded });
  const html = readFileSync(join(page, 'admin.html'), 'utf8');
  writeIfChanged(join(folder, 'admin.html'), html.replace('{{policy}}', policyOf(repository)));
}
