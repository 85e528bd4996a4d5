/** @jest-environment node */
import { statSync } from 'node:fs';
import pictures from '@/generated/pictures.json';
import { mostBytes } from './pictures';

const files = Object.entries(pictures).flatMap(([name, { files }]) => files.map((file) => ({ name, ...file })));

it.each(files.map(({ avif, width, name }) => [avif, width, name] as const))(
  '%s is light enough for whom it is for',
  (avif, width, name) => {
    expect(statSync(`public${avif}`).size).toBeLessThanOrEqual(mostBytes(width, name));
  },
);
