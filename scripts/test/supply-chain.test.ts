/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

interface Entry {
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
}

it('the lock file has the hash of every package, with which `npm ci` compares what it downloads', () => {
  const lock = readFileSync('package-lock.json', 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, Entry> };
  // The other paths are this repository's own packages.
  const entries = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
  expect(entries.length).toBeGreaterThan(20);
  // What comes inside another package is covered by that one's hash.
  const without = entries.filter(([, { integrity, link, inBundle }]) => !integrity && !link && !inBundle);
  expect(without.map(([path]) => path)).toEqual([]);
});

it('workflows name every action by the digest of a commit, and say its version', () => {
  const folder = '.github/workflows';
  const uses = readdirSync(folder).flatMap(
    (file) => readFileSync(`${folder}/${file}`, 'utf8').match(/uses: .*/g) ?? [],
  );
  expect(uses.length).toBeGreaterThan(0);
  for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('the container’s images are named by digest', () => {
  const images = readFileSync('deploy/Dockerfile', 'utf8').match(/^FROM .*/gm) ?? [];
  expect(images.length).toBe(2);
  for (const image of images) expect(image).toMatch(/^FROM [\w:.-]+@sha256:[0-9a-f]{64}(?: AS \w+)?$/);
});
