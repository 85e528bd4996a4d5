/** @jest-environment node */
import { clockNotices } from './clocks';
import type { WrittenPage } from '@/site/written-pages';

const table = (...rows: string[][]): WrittenPage => ({
  route: '/new',
  file: 'content/pages/new.ts',
  data: {},
  sections: [{ kind: 'table', id: 'time-zones', title: 'Clocks', columns: ['Office', 'Apart', 'At work'], rows }],
});
const notices = (...rows: string[][]) => Array.from(clockNotices(table(...rows)), ({ text }) => text);

it('accepts correct hours, and offices without a known time zone', () => {
  expect(notices(['London', '7–8 hours ahead', 'Your morning'], ['Atlantis', 'Far', 'Never'])).toEqual([]);
});

it('notices wrong hours', () => {
  expect(notices(['London', '5 hours behind', 'No common office hours'])).toEqual([
    'The table says “5 hours behind” for London, but it should be “7–8 hours ahead”.',
    'The table says “No common office hours” for London, but there are common office hours.',
  ]);
});
