/** @jest-environment node */
import { bundleIslands, injectedStyles } from './islands';
import { TestFolder } from './testing';

const folders: TestFolder[] = [];

afterEach(() => folders.splice(0).forEach((folder) => folder.remove()));

/** The files of a bundle that is made with these variables, by their names. */
function bundleWith(variables: Record<string, string>) {
  const folder = new TestFolder();
  folders.push(folder);
  const before = process.env;
  process.env = { ...before, ...variables };
  const { module } = bundleIslands(process.cwd(), folder.path);
  process.env = before;
  return { module, files: folder.files.map((file) => [file, folder.read(file)]) };
}

it('the same sources and variables give the same files, whatever the order of the environment', () => {
  const one = bundleWith({ NEXT_PUBLIC_B: '2', NEXT_PUBLIC_A: '1' });
  const other = bundleWith({ NEXT_PUBLIC_A: '1', NEXT_PUBLIC_B: '2' });
  expect(one.files.map(([file]) => file)).toContain(one.module);
  expect(one).toEqual(other);
});

it('knows the style that react-type-animation adds, as a document gets it', async () => {
  const texts: string[] = [];
  const style = { appendChild: (text: string) => texts.push(text) };
  Object.assign(globalThis, {
    document: {
      head: { appendChild: () => texts.push('') },
      createElement: () => style,
      createTextNode: (text: string) => text,
    },
  });
  await import('react-type-animation');
  expect(injectedStyles(process.cwd())).toEqual(texts);
});
