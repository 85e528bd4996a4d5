/** @jest-environment node */
import { injectedStyles } from './injected-style';

interface Style {
  text: string;
  appendChild: (child: Style) => void;
}

/** The document as the module under test sets it up while the package is imported. */
const page = () =>
  (globalThis as unknown as { document: Record<'createElement' | 'createTextNode', (text: string) => Style> & { head: Style } }).document; // prettier-ignore

/** Has the package do something when it is imported, once. */
function onImport(run: () => void) {
  jest.resetModules();
  jest.doMock('react-type-animation', () => {
    run();
    return {};
  });
}

function addStyle(text: string, filled: 'before' | 'after') {
  const style = page().createElement('style');
  if (filled === 'before') style.appendChild(page().createTextNode(text));
  page().head.appendChild(style);
  if (filled === 'after') style.appendChild(page().createTextNode(text));
}

afterEach(() => {
  jest.dontMock('react-type-animation');
  jest.resetModules();
});

it('is what the installed package adds: the style of a cursor', async () => {
  const texts = await injectedStyles();
  expect(texts.at(-1)).toContain('@keyframes');
});

it('is one text where the style is added whole, and two where it is filled afterwards', async () => {
  onImport(() => addStyle('a{}', 'before'));
  expect(await injectedStyles()).toEqual(['a{}']);
  onImport(() => addStyle('a{}', 'after'));
  expect(await injectedStyles()).toEqual(['', 'a{}']);
});

it.each<[string, () => void, number]>([
  ['none', () => {}, 0],
  ['an empty one', () => addStyle('', 'before'), 1],
  ['two', () => ['a{}', 'b{}'].forEach((text) => addStyle(text, 'before')), 2],
])('stops the build where the package adds %s', async (_, run, found) => {
  onImport(run);
  await expect(injectedStyles()).rejects.toThrow(
    `react-type-animation: expected that it adds one style when it is imported, found ${found}.`,
  );
});

it('leaves no document behind, even where the import fails', async () => {
  onImport(() => {
    throw new Error('broken');
  });
  await expect(injectedStyles()).rejects.toThrow('broken');
  expect(page()).toBeUndefined();
});
