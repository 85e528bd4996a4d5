import { readFileSync, writeFileSync } from 'node:fs';
import { unexpected } from './errors.ts';

/**
 * Corrects Next's note of where its export is, which Vercel's builder and Netlify's plugin read, for a site that moves to
 * another folder.
 * @param file Next's `export-detail.json`
 * @param exported the absolute path of the export, as Next has noted it
 * @param site the absolute path of the folder that the site moves to
 * @throws BuildError when the note does not name the export, as after a change of its format
 */
export function correctNote(file: string, exported: string, site: string): void {
  const note = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  if (note.outDirectory !== exported)
    throw unexpected(`an export in ${exported}`, `${String(note.outDirectory)} in ${file}`, file);
  writeFileSync(file, JSON.stringify({ ...note, outDirectory: site }, null, 2));
}
