/** @jest-environment node */
import { transformSync } from 'esbuild';
import { home } from '@/content/home';
import { routes } from '@/content/routes';
import { checkContent } from '@/lib/content-problems';
import { articleFolders, articleSchema, type Article } from '@/lib/schemas/article';
import { homeSchema } from '@/lib/schemas/home';
import { routesSchema } from '@/lib/schemas/routes';
import { sampleArticle } from './sample-article';
import { articleFilesOf } from './write-article';
import { vacancyFilesOf } from './write-vacancy';

const today = '2026-11-21';
const name = "Lighthouse survey's “first” step";

const problemsIn = (...[schema, data]: Parameters<typeof checkContent>) => {
  const result = checkContent(schema, data);
  return 'problems' in result ? result.problems : [];
};

it.each<[Article['family'], string]>([
  ['note', 'noteLighthouseSurvey'],
  ['case', 'caseLighthouseSurvey'],
  ['page', 'lighthouseSurvey'],
])('writes a %s that is valid, apart from its unregistered address, and a draft', (family, key) => {
  const address = `${articleFolders[family]}lighthouse-survey`;
  const files = articleFilesOf({ family, address, name }, today);
  const text = files['content/articles/lighthouse-survey.ts'] ?? '';
  const target = { exports: {} };
  const { code } = transformSync(text, { loader: 'ts', format: 'cjs' });
  new Function('module', 'require', code)(target, () => ({ routes: { ...routes, [key]: address } }));
  const [article] = Object.values(target.exports) as Article[];
  expect(problemsIn(articleSchema, article).filter(({ path }) => path[0] !== 'path')).toEqual([]);
  expect(article).toMatchObject({ family, draft: true, published: today, path: address });
  expect(files['content/routes.ts']).toContain(`  ${key}: '${address}',`);
  expect(problemsIn(routesSchema, { ...routes, [key]: address })).toEqual([]);
  expect(files['content/articles.ts']).toContain(`  'lighthouse-survey': ${key},`);
  expect(files['app/(site)/lighthouse-survey/page.tsx']?.includes(`articleAt(routes.${key})`)).toBe(
    family === 'page' ? true : undefined,
  );
});

it('the sample article is valid, but for its family', () => {
  expect(problemsIn(articleSchema, { ...sampleArticle, family: 'page' })).toEqual([]);
});

it('overwrites no article', () => {
  const page = { family: 'page', address: '/privacy', name } as const;
  expect(() => articleFilesOf(page, today)).toThrow('exists already. Choose another address');
});

it('writes a vacancy that is valid and a draft, before the others', () => {
  const [text = ''] = Object.values(vacancyFilesOf('Test engineer', today));
  const [, block = ''] = /vacancies: \[\n([^]*?\n {6}\},)/.exec(text) ?? [];
  const { code } = transformSync(`const vacancyExperience = '3 years'; module.exports = [${block}];`);
  const target = { exports: [] as typeof home.careers.vacancies };
  new Function('module', code)(target);
  expect(target.exports).toMatchObject([{ id: 'test-engineer', role: 'Test engineer', draft: true, posted: today }]);
  const vacancies = [...target.exports, ...home.careers.vacancies];
  expect(problemsIn(homeSchema.shape.careers, { ...home.careers, vacancies })).toEqual([]);
});

it('refuses a vacancy that there is already', () => {
  const [{ role } = { role: '' }] = home.careers.vacancies;
  expect(() => vacancyFilesOf(role, today)).toThrow('already');
});
