import { allRoutes } from '@/content/routes';
import { writtenArticles } from './articles';
import { familyPages } from './families';
import { writtenDetailPages } from './pages';

const shown = new Set<string>(familyPages.map(({ path }) => path));
const hidden = new Set<string>(
  [...Object.values(writtenArticles), ...Object.values(writtenDetailPages)]
    .map(({ path }) => path)
    .filter((path) => !shown.has(path)),
);

/** Every address that the site has a page for: those in content/ without hidden drafts, and those named by their files. */
export const addresses: readonly string[] = [
  ...new Set([...allRoutes.filter((address) => !hidden.has(address)), ...shown]),
];
