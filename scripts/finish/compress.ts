import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The text formats: pictures, fonts and PDFs are already compressed. */
const text = /\.(?:html|css|js|txt|md|xml|json|webmanifest|svg|ico)$/;

/** Writes a `.br` and a `.gz` beside a text, where both are smaller, for hosts that send such files (deploy/nginx.conf). */
export async function compressFile(file: string): Promise<void> {
  if (!text.test(file)) return;
  const data = await readFile(file);
  // So few bytes fit into one packet, compressed or not.
  if (data.length < 1024) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(data, { params }),
    promisify(gzip)(data, { level: 9 }),
  ]);
  if (Math.max(gzipped.length, brotli.length) >= data.length) return;
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
