/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printPages } from '@/content/print';
import { detailPages } from '@/site/pages';
import { filesBelow } from '../lib/files';

const documents = ['', 'art', 'deploy', 'docs', 'packages/next-documents', 'scripts'].flatMap((folder) =>
  readdirSync(folder || '.')
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file)),
);

/** Folders to which paths in the guides may be relative. */
const bases = ['', 'components', 'content', 'app/styles', 'scripts'];

/** Not files of this repository: build output, package modules, files for the reader to create. */
const absent = /^(?:out|report|what-we-do|next|next-documents|dom|_next|\.[a-z]+)\/|your-/;

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

it.each(documents)('every command in %s is in package.json', (document) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = [...readFileSync(document, 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

it('every heading that code or a document cites exists', () => {
  const cited = /((?:docs\/)?[\w-]+\.md), "([^"\n]+)"/gi;
  const sources = ['app', 'components', 'content', 'e2e', 'lib', 'scripts', 'site'].flatMap((folder) =>
    ['.ts', '.tsx', '.css', '.mjs'].flatMap((ending) => filesBelow(folder, ending).map((file) => `${folder}/${file}`)),
  );
  const citations = [...sources, ...documents].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(cited)].map(([, document = '', heading = '']) => ({
      file,
      document: existsSync(document) ? document : join(dirname(file), document),
      // A citation may be broken over two lines of a comment; a pattern of text is none.
      heading: heading.replace(/\s*\n[ *]*/g, ' '),
    })),
  );
  expect(citations.length).toBeGreaterThan(30);
  const missing = citations.filter(
    ({ document, heading }) =>
      !existsSync(document) ||
      !readFileSync(document, 'utf8')
        .split('\n')
        .some((line) => line.replace(/^#+ /, '') === heading && line.startsWith('#')),
  );
  expect(missing).toEqual([]);
});

it('README counts the pages and brochures that there are', () => {
  const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
  expect(readme).toContain(`${detailPages.length} pages about its work`);
  expect(printPages.filter(({ brochure }) => brochure)).toHaveLength(7);
  expect(readme).toContain('seven brochures');
});
