/** @jest-environment node */
import { statSync } from 'node:fs';
import pictures from '@/generated/pictures.json';
import { maxBytes } from './pictures';

const files = Object.entries(pictures).flatMap(([name, { files }]) => files.map((file) => ({ name, ...file })));

it.each(files.map(({ avif, width, name }) => [avif, width, name] as const))(
  '%s is within its byte limit',
  (avif, width, name) => {
    expect(statSync(`public${avif}`).size).toBeLessThanOrEqual(maxBytes(width, name));
  },
);
