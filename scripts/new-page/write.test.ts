/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { routes } from '@/content/routes';
import { checkContent } from '@/lib/content-problems';
import { detailPageSchema, parentOf } from '@/lib/schemas/detail-page';
import type { NewPage } from './ask';
import { samplePage } from './sample-page';
import { filesOf } from './write';

const pageOf = (family: NewPage['family'], slug = 'lighthouse-survey'): NewPage => ({
  family,
  address: `${parentOf[family]}/${slug}`,
  name: "Lighthouse survey's “first” step",
  search: 'lighthouse survey services',
});

/** Evaluates the text of a content file, and returns its exports. */
function exportsOf(text: string): unknown[] {
  const target = { exports: {} };
  const { code } = transformSync(text, { loader: 'ts', format: 'cjs' });
  // Only routes is imported as a value.
  new Function('module', 'require', code)(target, () => ({
    routes: { ...routes, lighthouseSurvey: routes.powerApps },
  }));
  return Object.values(target.exports);
}

const problemsIn = (page: unknown) => {
  const result = checkContent(detailPageSchema, page);
  return 'problems' in result ? result.problems : [];
};

it('the sample page is valid', () => {
  expect(problemsIn(samplePage)).toEqual([]);
});

it.each<[string, NewPage]>([
  ['solution', pageOf('solution')],
  ['service', pageOf('service')],
  ['integration', pageOf('integration')],
  ['page with the longest words', { ...pageOf('service'), name: 'N'.repeat(70), search: 's'.repeat(46) }],
])('writes a %s that is valid, apart from its unregistered address', (_, page) => {
  const text = filesOf(page)['content/pages/lighthouse-survey.ts'] ?? '';
  expect(problemsIn(exportsOf(text)[0]).filter(({ path }) => path[0] !== 'path')).toEqual([]);
  expect(text).not.toMatch(/sample ?(name|page|search)/i);
});

it('registers the route and the page after the last of its family, and changes nothing else', () => {
  const [, ...registries] = Object.entries(filesOf(pageOf('service')));
  const added = registries.map(([file, text]) => {
    const before = readFileSync(file, 'utf8').split('\n');
    return [file, text.split('\n').filter((line) => !before.includes(line))];
  });
  expect(added).toEqual([
    ['content/routes.ts', ["  lighthouseSurvey: '/our-services/lighthouse-survey',"]],
    [
      'content/pages.ts',
      ["import { lighthouseSurvey } from './pages/lighthouse-survey';", "  'lighthouse-survey': lighthouseSurvey,"],
    ],
  ]);
});

it('avoids identifiers that are reserved words', () => {
  const files = filesOf(pageOf('service', 'new'));
  expect(files['content/pages/new.ts']).toContain('export const newPage = {');
  expect(files['content/routes.ts']).toContain("  newPage: '/our-services/new',");
});

it('overwrites nothing', () => {
  expect(() => filesOf(pageOf('service', 'api-development'))).toThrow('exists already. Choose another address');
});
