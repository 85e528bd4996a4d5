import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../lib/files';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Pictures, fonts and PDFs are compressed in themselves. */
const text = /\.(?:html|css|js|txt|md|xml|json|webmanifest|svg|ico)$/;

/** Bytes below which a file fits into one packet anyway, compressed or not. */
const least = 1024;

/**
 * Writes a `.br` and a `.gz` beside every text of a built site, for hosts that send such files as they are
 * (deploy/nginx.conf, the local server). Where the compressed file would not be smaller, none is written.
 * @param out the folder of the site; compressed files from an earlier run are written over.
 * @returns how many files got one, and their bytes before and after (brotli).
 */
export async function compressSite(out: string): Promise<{ files: number; before: number; after: number }> {
  const queue = filesBelow(out, '').filter((file) => text.test(file));
  const total = { files: 0, before: 0, after: 0 };

  async function work(): Promise<void> {
    for (let name = queue.pop(); name; name = queue.pop()) {
      const file = join(out, name);
      const data = await readFile(file);
      if (data.length < least) continue;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
      const [brotli, gzipped] = await Promise.all([toBrotli(data, { params }), toGzip(data, { level: 9 })]);
      if (gzipped.length >= data.length || brotli.length >= data.length) continue;
      await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
      total.files += 1;
      total.before += data.length;
      total.after += brotli.length;
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return total;
}
