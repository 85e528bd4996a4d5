import { fillFacts, gapsIn } from './facts';
import { fill, type Template } from './fill';

const facts = new Map<string, string | number>([
  ['brand', 'Acme'],
  ['lease.rent', 215_000],
  ['sample.mark', ''],
]);

it('puts facts into texts, in a format where one is named, and leaves the gaps that code fills', () => {
  expect(fillFacts({ a: ['{brand} asks {lease.rent | dollars}'], b: '{number} of {total}', c: 2 }, facts)).toEqual({
    a: ['Acme asks $2,150.00'],
    b: '{number} of {total}',
    c: 2,
  });
});

it('leaves out a field of which nothing is left, and keeps one that is empty as written', () => {
  expect(fillFacts({ note: '{sample.mark}', phone: '' }, facts)).toEqual({ phone: '' });
});

it('takes braces with anything but a name for what they are', () => {
  expect(gapsIn('{ "a": 1 } {} {brand} { city } {lease.rent | money}').map(({ name }) => name)).toEqual([
    'brand',
    'city',
    'lease.rent',
  ]);
});

it('fills the gaps of a text', () => {
  expect(fill('{number} of {total}' as Template<'number' | 'total'>, { number: 2, total: '7' })).toBe('2 of 7');
});
