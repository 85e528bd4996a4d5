/** @jest-environment node */
import { statSync } from 'node:fs';
import pictures from '@/content/pictures.json';
import { mostBytes } from './pictures';

const files = Object.values(pictures).flatMap((picture) => picture.files);

it.each(files.map(({ avif, width }) => [avif, width] as const))(
  '%s is light enough for whom it is for',
  (avif, width) => {
    expect(statSync(`public${avif}`).size).toBeLessThanOrEqual(mostBytes(width));
  },
);
