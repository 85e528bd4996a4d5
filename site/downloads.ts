import { ui } from '@/content/interface';
import { downloadText } from '@/lib/downloads';
import { fill } from '@/lib/fill';
import { fileSize } from './print';
import { assetUrl } from './urls';

/** Formats by the ending of a file, with the licence under which it may be used: code is MIT, data CC0. */
const formats: Readonly<Record<string, readonly [format: string, licence: string]>> = {
  ts: ['TypeScript', 'MIT'],
  sql: ['SQL', 'MIT'],
  csv: ['CSV', 'CC0'],
  md: ['Markdown', 'CC0'],
};

/** The address of a download, and what it is in words: "CSV, 3 kB, CC0". */
export function download(name: string): { href: string; about: string } {
  const [format = '', licence = ''] = formats[name.split('.').at(-1) ?? ''] ?? [];
  const size = fileSize(Buffer.byteLength(downloadText(name)));
  return { href: assetUrl(`/downloads/${name}`), about: fill(ui.articles.file, { format, size, licence }) };
}
