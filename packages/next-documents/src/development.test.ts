/** @jest-environment node */
import { join } from 'node:path';
import { developmentDocument } from './development.ts';
import { TestFolder } from './testing.ts';

const folder = new TestFolder();
const folders = { root: join(__dirname, '..'), served: folder.path };
afterAll(() => folder.remove());

const scripts = '<script>order()</script><script type="application/ld+json">{}</script>';
const client =
  '<script src="/_next/static/chunks/main.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>$RC("B:0","S:0")</script>';
const pageWith = (body: string) =>
  `<!DOCTYPE html><html><head>${client}</head><body>${scripts}${body}${client}</body></html>`;
const settings = { islands: 'example/islands.js' };

it('leaves a page without islands only its own scripts', () => {
  const page = developmentDocument(pageWith('<p>Plain</p>'), folders, settings);
  expect(page).toBe(`<!DOCTYPE html><html><head></head><body>${scripts}<p>Plain</p></body></html>`);
});

it('loads the islands of a page, as they are now, from the folder', () => {
  const page = developmentDocument(
    pageWith('<div data-island="counter" data-hydrate="idle"></div>'),
    folders,
    settings,
  );
  const [, module = ''] = /<script data-src="\/([^"]+)">/.exec(page) ?? [];
  expect(folder.read(module)).toContain('hydrate');
  expect(page).not.toContain('__next_f');
});
