/** @jest-environment node */
import { shapesOf } from './shapes';

it('names the shapes that sentences share, the most frequent first, and leaves single ones out', () => {
  const shapes = shapesOf([
    'The house that Jack built stands there.',
    'The clerk that nobody asked still knows.',
    'Leases are signed, and rent is due.',
    'Keys turn up, and doors open.',
    'Somebody writes, and nobody answers.',
  ]);
  expect(shapes).toEqual([
    { shape: '…, and …', count: 3 },
    { shape: 'the … that …', count: 2 },
  ]);
});

it('names five at most', () => {
  const joins = ['so it was', 'and it was', 'not it was'].map(
    (join) => `Somebody writes a letter, ${join}: done; over.`,
  );
  expect(shapesOf([...joins, ...joins])).toHaveLength(5);
});
