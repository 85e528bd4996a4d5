/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { routes } from '@/content/routes';
import { checkContent } from '@/lib/content-problems';
import { detailPageSchema, parentOf } from '@/lib/schemas/detail-page';
import type { NewPage } from './template';
import { filesOf, writeFiles } from './write';

const root = join(__dirname, '../..');
const pageOf = (family: NewPage['family'], slug = 'lighthouse-survey'): NewPage => ({
  family,
  address: `${parentOf[family]}/${slug}`,
  name: "Lighthouse survey's “first” step",
  search: 'lighthouse survey services',
});

/** What a content file exports that stands in a text. */
function exportsOf(text: string): unknown[] {
  const target = { exports: {} };
  const { code } = transformSync(text, { loader: 'ts', format: 'cjs' });
  // Its only import with a value is that of the addresses.
  new Function('module', 'require', code)(target, () => ({
    routes: { ...routes, lighthouseSurvey: routes.powerApps },
  }));
  return Object.values(target.exports);
}

it.each(['solution', 'service', 'integration'] as const)('writes a %s that fits, but for the new address', (family) => {
  const [file] = filesOf(root, pageOf(family));
  expect(file?.file).toBe('content/pages/lighthouse-survey.ts');
  const result = checkContent(detailPageSchema, exportsOf(file?.text ?? '')[0]);
  const problems = 'problems' in result ? result.problems : [];
  expect(problems.filter(({ path }) => path[0] !== 'path')).toEqual([]);
});

it('adds the address and the page after the last of its family, and changes nothing else', () => {
  const [, ...registries] = filesOf(root, pageOf('service'));
  const added = registries.map(({ file, text }) => {
    const before = readFileSync(join(root, file), 'utf8').split('\n');
    return [file, text.split('\n').filter((line) => !before.includes(line))];
  });
  expect(added).toEqual([
    ['content/routes.ts', ["  lighthouseSurvey: '/our-services/lighthouse-survey',"]],
    [
      'content/pages.ts',
      ["import { lighthouseSurvey } from './pages/lighthouse-survey';", "  'lighthouse-survey': lighthouseSurvey,"],
    ],
  ]);
});

it('gives an address that is a word of the language another name in code', () => {
  const [file, addresses] = filesOf(root, pageOf('service', 'new'));
  expect(file?.text).toContain('export const newPage = {');
  expect(addresses?.text).toContain("  newPage: '/our-services/new',");
});

it('overwrites nothing', () => {
  expect(() => filesOf(root, pageOf('service', 'api-development'))).toThrow(
    'exists already, and nothing is overwritten',
  );
  const folder = mkdtempSync(join(tmpdir(), 'new-page-'));
  try {
    mkdirSync(join(folder, 'content/pages'), { recursive: true });
    const files = [{ file: 'content/pages/one.ts', text: 'first' }];
    writeFiles(folder, files);
    expect(() => writeFiles(folder, [{ ...files[0]!, text: 'second' }])).toThrow('EEXIST');
    expect(readFileSync(join(folder, 'content/pages/one.ts'), 'utf8')).toBe('first');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
