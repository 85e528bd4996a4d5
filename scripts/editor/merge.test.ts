import fc from 'fast-check';
import { differences, merge, type Conflict } from './merge';

/** What becomes of two people's changes, and what they have to decide; until then it is mine. */
function merged(base: unknown, mine: unknown, theirs: unknown) {
  const conflicts: Conflict[] = [];
  const data = merge(base, mine, theirs, (conflict) => {
    conflicts.push(conflict);
    return conflict.mine;
  });
  return { data, conflicts };
}

const section = (title: string, more: object = {}) => ({ kind: 'prose', title, ...more });
const page = {
  name: 'Cloud',
  header: { title: 'One', claim: 'Two' },
  sections: ['A', 'B', 'C', 'D'].map((title) => section(title)),
};
const [a, b, c, d] = page.sections;

it.each<[string, unknown, unknown, unknown]>([
  [
    'fields of one block',
    { ...page, header: { title: 'Mine', claim: 'Two' } },
    { ...page, header: { title: 'One', claim: 'Theirs' } },
    { ...page, header: { title: 'Mine', claim: 'Theirs' } },
  ],
  [
    'a field that one adds and one that the other takes away',
    { ...page, note: 'Mine' },
    { header: page.header, sections: page.sections },
    { header: page.header, sections: page.sections, note: 'Mine' },
  ],
  [
    'entries side by side',
    { ...page, sections: [a, section('Mine'), c, d] },
    { ...page, sections: [a, b, section('Theirs'), d] },
    { ...page, sections: [a, section('Mine'), section('Theirs'), d] },
  ],
  [
    'two fields of one entry',
    { ...page, sections: [a, section('Mine'), c, d] },
    { ...page, sections: [a, section('B', { id: 'theirs' }), c, d] },
    { ...page, sections: [a, section('Mine', { id: 'theirs' }), c, d] },
  ],
  [
    'one entry more, and one changed',
    { ...page, sections: [section('New'), a, b, c, d] },
    { ...page, sections: [a, b, c, section('Theirs')] },
    { ...page, sections: [section('New'), a, b, c, section('Theirs')] },
  ],
  [
    'one entry moved, and another changed',
    { ...page, sections: [b, a, c, d] },
    { ...page, sections: [a, b, c, section('Theirs')] },
    { ...page, sections: [b, a, c, section('Theirs')] },
  ],
  [
    'one entry gone at each end',
    { ...page, sections: [b, c, d] },
    { ...page, sections: [a, b, c] },
    { ...page, sections: [b, c] },
  ],
  ['the same change of both', { ...page, name: 'Same' }, { ...page, name: 'Same' }, { ...page, name: 'Same' }],
])('keeps of both: %s', (_, mine, theirs, expected) => {
  expect(merged(page, mine, theirs)).toEqual({ data: expected, conflicts: [] });
  expect(merged(page, theirs, mine)).toEqual({ data: expected, conflicts: [] });
});

it.each<[string, unknown, unknown, Conflict]>([
  [
    'one text, changed by both',
    { ...page, name: 'Mine' },
    { ...page, name: 'Theirs' },
    { path: ['name'], mine: 'Mine', theirs: 'Theirs' },
  ],
  [
    'a field that one changes and the other takes away',
    { ...page, name: 'Mine' },
    { header: page.header, sections: page.sections },
    { path: ['name'], mine: 'Mine', theirs: undefined },
  ],
  [
    'one text of one entry, below one that is new',
    { ...page, sections: [section('New'), a, section('Mine'), c, d] },
    { ...page, sections: [a, section('Theirs'), c, d] },
    { path: ['sections', 2, 'title'], mine: 'Mine', theirs: 'Theirs' },
  ],
  [
    'an entry of another kind',
    { ...page, sections: [{ kind: 'figure', title: 'A' }, b, c, d] },
    { ...page, sections: [section('Theirs'), b, c, d] },
    { path: ['sections', 0], mine: { kind: 'figure', title: 'A' }, theirs: section('Theirs') },
  ],
  [
    'two orders',
    { ...page, sections: [b, a, c, d] },
    { ...page, sections: [a, c, b, d] },
    { path: ['sections'], mine: [b, a, c, d], theirs: [a, c, b, d] },
  ],
  [
    'an entry that one changes and the other removes',
    { ...page, sections: [a, section('Mine'), c, d] },
    { ...page, sections: [a, c, d] },
    { path: ['sections'], mine: [a, section('Mine'), c, d], theirs: [a, c, d] },
  ],
  [
    'two new entries in one place',
    { ...page, sections: [a, b, c, d, section('Mine')] },
    { ...page, sections: [a, b, c, d, section('Theirs')] },
    { path: ['sections'], mine: [a, b, c, d, section('Mine')], theirs: [a, b, c, d, section('Theirs')] },
  ],
])('asks about %s', (_, mine, theirs, conflict) => {
  expect(merged(page, mine, theirs).conflicts).toEqual([conflict]);
});

/** Small trees over few words, so that people often change the same. */
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('a', 'b', 'c'),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('tree'), { noNullPrototype: true }),
  ),
}));

it('is what one person has written while the other has changed nothing', () => {
  fc.assert(
    fc.property(tree, tree, (base, written) => {
      expect(merged(base, written, base)).toEqual({ data: written, conflicts: [] });
      expect(merged(base, base, written)).toEqual({ data: written, conflicts: [] });
      expect(merged(base, written, written)).toEqual({ data: written, conflicts: [] });
    }),
  );
});

it('asks the same of both people, and is the same file whoever of them saves first', () => {
  const theirs = ({ theirs }: Conflict) => theirs;
  const mine = ({ mine }: Conflict) => mine;
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .sort()
              .map(([key, value]) => [key, sorted(value)]),
          )
        : value;
  fc.assert(
    fc.property(tree, tree, tree, (base, first, second) => {
      expect(sorted(merge(base, first, second, mine))).toEqual(sorted(merge(base, second, first, theirs)));
    }),
  );
});

it('names the fields that differ', () => {
  const other = { ...page, name: 'Theirs', sections: [a, b, section('Theirs'), d] };
  expect(differences(page, other)).toEqual([['name'], ['sections', 2, 'title']]);
  expect(differences(page, { ...page, sections: [a, b] })).toEqual([['sections']]);
});
