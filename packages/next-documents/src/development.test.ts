/** @jest-environment node */
import { join } from 'node:path';
import { developmentDocument } from './development';
import { TestFolder } from './testing';

const folder = new TestFolder();
const before = process.cwd();
beforeAll(() => process.chdir(join(__dirname, '..')));
afterAll(() => {
  process.chdir(before);
  folder.remove();
});

const own = '<script>order()</script><script type="application/ld+json">{}</script>';
const client =
  '<script src="/_next/static/chunks/main.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>$RC("B:0","S:0")</script>';
const pageWith = (body: string) =>
  `<!DOCTYPE html><html><head>${client}</head><body>${own}${body}${client}</body></html>`;
const settings = { islands: 'example/islands.js' };

it('leaves a page without islands only its own scripts', () => {
  const page = developmentDocument(pageWith('<p>Plain</p>'), folder.path, settings);
  expect(page).toBe(`<!DOCTYPE html><html><head></head><body>${own}<p>Plain</p></body></html>`);
});

it('loads the islands of a page, as they are now, from the folder', () => {
  const page = developmentDocument(
    pageWith('<div data-island="counter" data-hydrate="idle"></div>'),
    folder.path,
    settings,
  );
  const [, module = ''] = /<script data-src="\/([^"]+)">/.exec(page) ?? [];
  expect(folder.read(module)).toContain('hydrate');
  expect(page).not.toContain('__next_f');
});
