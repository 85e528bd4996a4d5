/** @jest-environment node */
import { contentNotices } from './content-notices';
import { writtenPages } from '@/site/written-pages';

it('reads every page of the site, and reports only notices', () => {
  expect(writtenPages().length).toBeGreaterThan(24);
  expect(contentNotices().filter(({ level }) => level !== 'notice')).toEqual([]);
});

it('names the file to change, and what no page mentions', () => {
  const found = contentNotices([
    { route: '/new', file: 'content/pages/new.yaml', data: ['A seamless journey'], h1: 'New' },
  ]);
  expect(found).toContainEqual(expect.objectContaining({ route: '/new', where: 'content/pages/new.yaml' }));
  expect(found).toContainEqual(expect.objectContaining({ route: '/', where: 'content/company.yaml' }));
});
