/** @jest-environment node */
import { clockNotices } from './clocks';
import type { WrittenPage } from './written-pages';

const table = (...rows: string[][]): WrittenPage => ({
  route: '/new',
  file: 'content/pages/new.ts',
  data: {},
  sections: [{ kind: 'table', id: 'time-zones', title: 'Clocks', columns: ['Office', 'Apart', 'At work'], rows }],
});
const said = (...rows: string[][]) => Array.from(clockNotices(table(...rows)), ({ text }) => text);

it('takes what the clocks say, and an office that it does not know', () => {
  expect(said(['London', '7–8 hours ahead', 'Your morning'], ['Atlantis', 'Far', 'Never'])).toEqual([]);
});

it('notices hours that the clocks do not have', () => {
  expect(said(['London', '5 hours behind', 'No common office hours'])).toEqual([
    'The table says “5 hours behind” of London, and the clocks say “7–8 hours ahead”.',
    'The table says “No common office hours” of London, and by the clocks there are common office hours.',
  ]);
});
