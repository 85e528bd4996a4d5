/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { parse } from 'yaml';
import { z } from 'zod';
import { formatContent, tidyContent } from './format-content';

const schema = z.strictObject({
  kind: z.literal('page'),
  title: z.string().trim(),
  draft: z.boolean().optional(),
  folded: z.literal(true).optional(),
  canonical: z.boolean().default(true),
  note: z.string().optional(),
  seo: z.strictObject({ name: z.string(), words: z.array(z.string()) }).optional(),
  points: z.array(z.number()),
  sections: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('prose'), title: z.string(), text: z.string() }),
      z
        .strictObject({ kind: z.literal('table'), rows: z.array(z.array(z.string())), title: z.string() })
        .refine(() => true),
    ]),
  ),
});

it('puts fields in the order of the schema, at every depth and for each kind', () => {
  const data = {
    sections: [
      { text: 'b', title: 'a', kind: 'prose' },
      { title: 'a', rows: [['1', 'x']], kind: 'table' },
    ],
    seo: { words: [], name: 'n' },
    title: ' Title ',
    points: [],
    kind: 'page',
    unknown: 1,
  };
  expect(formatContent(schema, data)).toBe(`kind: page
title: Title
seo:
  name: n
  words: []
points: []
sections:
  - kind: prose
    title: a
    text: b
  - kind: table
    rows:
      - - '1'
        - x
    title: a
unknown: 1
`);
});

it('leaves out what is empty and may be missing, and what is the case anyway', () => {
  const empty = {
    kind: 'page',
    title: '',
    draft: false,
    folded: false,
    canonical: true,
    note: '',
    seo: null,
    points: [],
    sections: [],
  };
  expect(tidyContent(schema, empty)).toEqual({ kind: 'page', title: '', points: [], sections: [] });
  expect(tidyContent(schema, { ...empty, draft: true, folded: true, canonical: false })).toMatchObject({
    draft: true,
    folded: true,
    canonical: false,
  });
});

/** Texts that YAML could take for something else. */
const texts = [
  'it’s',
  "it's",
  'say "hi"',
  `both ' and "`,
  'a: b',
  'ends:',
  '# hash',
  'x # y',
  '@at',
  '- dash',
  '?',
  'true',
  'no',
  'null',
  '~',
  '12',
  '1e3',
  '0x1f',
  '2026-11-21',
  '2027-03-01T08:00',
  '{brand} builds',
  '[x]',
  'a {brand} b',
  '|',
  '',
  'a\nb',
  'long '.repeat(60).trim(),
  '/our-services',
  '#12806f',
  '+65 6123 4567',
  '12:30',
  '50%',
  '---',
  'back\\slash',
  'S$ 1,200',
];

it('is read as it was written, and the formatter changes nothing in it', () => {
  const text = formatContent(z.strictObject({ texts: z.array(z.string()) }), { texts });
  expect(parse(text)).toEqual({ texts });
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--stdin-filepath', 'content/texts.yaml'];
  expect(execFileSync(process.execPath, prettier, { input: text, encoding: 'utf8' })).toBe(text);
});
