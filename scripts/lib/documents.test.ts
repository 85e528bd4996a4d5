/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const documents = ['README.md', 'CONTENT.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', 'SECURITY.md'];

/** Where the guides' tables look a name up, beside the root. */
const bases = ['', 'components', 'content', 'app/styles', 'scripts'];

/** What is no file of this repository: folders that a build makes, modules of packages, files for the reader to write. */
const absent = /^(?:out|report|what-we-do|next|dom|_next|\.[a-z]+)\/|your-/;

/** What stands in backticks and looks like a file or a folder of this repository. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code)
    .filter((code) => /^[\w.-]+\/(?:[\w.()[\]-]+\/?)*$/.test(code) && !absent.test(code));
}

it.each(documents)('%s names no file or folder that is not there', (document) => {
  const paths = pathsIn(readFileSync(document, 'utf8'));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !bases.some((base) => existsSync(join(base, path))))).toEqual([]);
});
