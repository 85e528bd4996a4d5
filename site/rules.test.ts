/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import data from '@/generated/content/rules.json';
import type { Rules } from '@/lib/schemas/rules';

const { rules } = data as Rules;
const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
const pages = files.map((file) => [file, readFileSync(path.join('content', file), 'utf8')] as const);

it.each(rules)('$id is said, and a detail page that says it cites its source', ({ id, source }) => {
  const saying = pages.filter(([, text]) => text.includes(`{rules.${id}`));
  expect(saying).not.toEqual([]);
  for (const [file, text] of saying) {
    if (!file.startsWith('pages/')) continue;
    const { sources = [] } = parse(text) as { sources?: readonly { url: string }[] };
    expect([file, sources.map(({ url }) => url)]).toEqual([file, expect.arrayContaining([source.url])]);
  }
});
