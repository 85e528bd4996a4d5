import { redirects } from '@/content/redirects';
import { exportProblems } from './addresses';
import { writeMovedPages } from '../deploy/moved-pages';
import { addEditor } from '../editor/serve';

/**
 * Adds the pages at old addresses to the finished site, and compares it with the routes in content/, so that a bug in the
 * build cannot drop a page or leave a broken link unnoticed. The editor, where the company has one, is no page of the site.
 * @throws Error that lists missing pages and broken links
 */
export async function complete(folder: string): Promise<void> {
  writeMovedPages(folder, redirects);
  const problems = exportProblems(folder);
  if (problems.length) throw new Error(`The export has missing pages or broken links:\n  ${problems.join('\n  ')}`);
  await addEditor(folder);
}
