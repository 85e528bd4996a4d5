import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A script that must run before the first paint, written into the page from its file. The build knows these files,
 * and stops at any other inline script (scripts/finish).
 *
 * @param name the file in components/islands, without `.inline.js`
 */
export function InlineScript({ name }: { name: 'mark' | 'hero-order' }) {
  const code = readFileSync(join(process.cwd(), `components/islands/${name}.inline.js`), 'utf8');
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
