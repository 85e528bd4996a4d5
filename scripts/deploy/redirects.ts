import { redirects } from '@/content/redirects';
import { parseContent } from '@/lib/parse-content';
import type { Redirect } from '@/lib/redirects';
import { redirectsSchema } from '@/lib/schemas/redirects';

/**
 * The moved addresses, checked.
 * @throws Error that names the file, each wrong entry and what was expected
 */
export function checkedRedirects(list: readonly Redirect[] = redirects): readonly Redirect[] {
  parseContent('content/redirects.ts', redirectsSchema, list);
  return list;
}
