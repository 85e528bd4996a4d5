/** @jest-environment node */
import { parse } from 'yaml';
import type { z } from 'zod';
import { checkContent } from '@/lib/content-problems';
import { articleFolders, articleSchema, type Article } from '@/lib/schemas/article';
import { detailPageSchema } from '@/lib/schemas/detail-page';
import { vacancySchema } from '@/lib/schemas/vacancy';
import { home } from '@/site/home';
import { parentOf } from '@/site/pages';
import { fillFacts } from '@/lib/facts';
import type { NewPage } from './ask';
import { articleFiles, pageFiles, vacancyFiles } from './write';

const today = '2026-11-21';
const name = "Lighthouse survey's “first” step";

const pageOf = (family: NewPage['family'], slug = 'lighthouse-survey'): NewPage => ({
  family,
  address: `${parentOf[family]}/${slug}`,
  name,
  search: 'lighthouse survey services',
});

/** What a new file says, and what is wrong with it. */
function read(schema: z.ZodType, text = '') {
  const data: unknown = parse(text);
  const result = checkContent(schema, fillFacts(data, new Map([['vacancyExperience.from', 0], ['vacancyExperience.to', 4]]))); // prettier-ignore
  return { data, problems: 'problems' in result ? result.problems : [] };
}

it.each<[string, NewPage]>([
  ['solution', pageOf('solution')],
  ['service', pageOf('service')],
  ['integration', pageOf('integration')],
  ['page with the longest words', { ...pageOf('service'), name: 'N'.repeat(70), search: 's'.repeat(46) }],
])('writes a %s that is valid and a draft, in one file', (_, page) => {
  const [[file, text] = ['', ''], ...others] = Object.entries(pageFiles(page));
  expect([file, others]).toEqual(['content/pages/lighthouse-survey.yaml', []]);
  const { data, problems } = read(detailPageSchema, text);
  expect(problems).toEqual([]);
  expect(data).toMatchObject({ path: page.address, family: page.family, draft: true, name: page.name });
  expect(text).not.toMatch(/sample ?(name|page|search)/i);
});

it.each<Article['family']>(['note', 'case', 'page'])('writes a %s that is valid and a draft, in one file', (family) => {
  const address = `${articleFolders[family]}lighthouse-survey`;
  const [[file, text] = ['', ''], ...others] = Object.entries(articleFiles({ family, address, name }, today));
  expect([file, others]).toEqual(['content/articles/lighthouse-survey.yaml', []]);
  const { data, problems } = read(articleSchema, text);
  expect(problems).toEqual([]);
  expect(data).toMatchObject({ family, draft: true, published: today, path: address });
});

it('writes a vacancy that is valid and a draft', () => {
  const { data, problems } = read(vacancySchema, vacancyFiles('Test engineer', today)['content/vacancies/test-engineer.yaml']); // prettier-ignore
  expect(problems).toEqual([]);
  expect(data).toMatchObject({ role: 'Test engineer', draft: true, posted: today });
});

it('overwrites nothing', () => {
  expect(() => pageFiles(pageOf('service', 'api-development'))).toThrow('exists already. Choose another name');
  expect(() => articleFiles({ family: 'page', address: '/privacy', name }, today)).toThrow('exists already');
  const [{ role } = { role: '' }] = home.careers.vacancies;
  expect(() => vacancyFiles(role, today)).toThrow(/exists already|is the most/);
});
