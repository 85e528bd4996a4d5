import { readFileSync } from 'node:fs';
import { redirects } from '@/content/redirects';
import { routes } from '@/content/routes';
import { redirectFaults, type Redirect } from '@/lib/redirects';

const file = 'content/redirects.ts';

/**
 * The moved addresses, checked.
 * @throws Error that names the file, the line of each wrong entry, the field and what was expected
 */
export function checkedRedirects(
  list: readonly Redirect[] = redirects,
  source: () => string = () => readFileSync(file, 'utf8'),
  today = new Date().toISOString().slice(0, 10),
): readonly Redirect[] {
  const faults = redirectFaults(list, Object.values(routes), today);
  if (faults.length === 0) return list;
  const lines = linesOf(source());
  const told = faults.map(({ at, field, message }) => `  line ${lines[at] ?? '?'}, ${field}: ${message}`);
  throw new Error(`${file} does not fit:\n${told.join('\n')}`);
}

/** The line of each entry's `from`; those in comments are left out. */
function linesOf(source: string): number[] {
  return source.split('\n').flatMap((line, at) => (/^\s*(?:\{.*)?\bfrom\s*:/.test(line) ? [at + 1] : []));
}
