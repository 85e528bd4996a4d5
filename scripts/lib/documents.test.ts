/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const documents = ['', 'art', 'deploy', 'docs'].flatMap((folder) =>
  readdirSync(folder || '.')
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file)),
);

/** Folders to which paths in the guides may be relative. */
const bases = ['', 'components', 'content', 'app/styles', 'scripts'];

/** Not files of this repository: build output, package modules, files for the reader to create. */
const absent = /^(?:out|report|what-we-do|next|dom|_next|\.[a-z]+)\/|your-/;

/** Code spans that look like paths in this repository. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => /^[\w.-]+\/(?:[\w.()[\]-]+\/?)*$/.test(code) && !absent.test(code));
}

it.each(documents)('every path in %s exists', (document) => {
  const paths = pathsIn(readFileSync(document, 'utf8'));
  expect(paths.length).toBeGreaterThan(0);
  const folders = [...bases, dirname(document)];
  expect(paths.filter((path) => !folders.some((folder) => existsSync(join(folder, path))))).toEqual([]);
});
