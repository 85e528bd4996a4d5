import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Pictures, fonts and PDFs are compressed in themselves. */
const text = /\.(?:html|css|js|txt|md|xml|json|webmanifest|svg|ico)$/;

/** Bytes below which a file fits into one packet anyway, compressed or not. */
const least = 1024;

/** Bytes of a file, and of its Brotli copy. */
export interface Sizes {
  readonly before: number;
  readonly after: number;
}

/**
 * Writes a `.br` and a `.gz` beside a text, for hosts that send such files as they are (deploy/nginx.conf, the local
 * server); those from an earlier run are written over. The work is done beside this thread.
 * @returns null where none is written: what is compressed in itself, fits into a packet, or would not become smaller
 */
export async function compressFile(file: string): Promise<Sizes | null> {
  if (!text.test(file)) return null;
  const data = await readFile(file);
  const before = data.length;
  if (before < least) return null;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: before };
  const [brotli, gzipped] = await Promise.all([toBrotli(data, { params }), toGzip(data, { level: 9 })]);
  if (Math.max(gzipped.length, brotli.length) >= before) return null;
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  return { before, after: brotli.length };
}
