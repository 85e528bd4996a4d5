/** @jest-environment node */
import { beforeSave, beforeWriting, keepKnown, refusalOf } from './versions';
import { readFile } from './save';

const path = 'content/vacancies/tester.yaml';
const entryOf = (text: string, at = path, id = at) => ({
  id,
  slug: 'tester',
  locales: { _default: { path: at, content: readFile(text) as Record<string, unknown> } },
});

/** What is said when the CMS writes, while the folder has these files. */
async function saidOf(
  change: { action: string; previousPath?: string; data?: string | Blob; path?: string },
  folder: Readonly<Record<string, string>>,
) {
  const read = (file: string) => {
    const text = folder[file];
    return text === undefined
      ? Promise.reject(new DOMException('gone', 'NotFoundError'))
      : Promise.resolve(new Blob([text]));
  };
  const said = beforeWriting([{ path, ...change }], read);
  return said.then(
    () => '',
    (error: Error) => (error.cause as Error).message,
  );
}

it('writes only over what has been read, in the moment before', async () => {
  keepKnown([], [entryOf('role: Tester')]);
  const update = { action: 'update', data: 'role: Mine' };
  expect(await saidOf(update, { [path]: 'role: Tester\r\n' })).toBe('');
  expect(await saidOf(update, { [path]: 'role: Theirs' })).toContain('has been changed in this very moment');
  expect(await saidOf(update, {})).toContain('has been changed in this very moment');
  expect(await saidOf({ action: 'delete' }, { [path]: 'role: Theirs' })).toContain('has been changed');
  expect(await saidOf({ action: 'delete' }, {})).toBe('');
  const other = 'content/vacancies/other.yaml';
  expect(await saidOf({ action: 'create', path: other, data: 'role: Mine' }, { [other]: 'role: Theirs' })).toContain(
    'which somebody else has made',
  );
});

it('puts no picture into the place of another', async () => {
  const picture = { action: 'create', path: 'content/pictures/team.jpg', data: new Blob(['mine']) };
  expect(await saidOf(picture, {})).toBe('');
  expect(await saidOf(picture, { [picture.path]: 'mine' })).toBe('');
  expect(await saidOf(picture, { [picture.path]: 'team' })).toContain('Give your picture another name');
});

it('knows a file again by its path, and what it says by its text', () => {
  const before = [entryOf('role: Tester', path, '1'), entryOf('role: Other', 'content/vacancies/other.yaml', '2')];
  const [same, changed] = keepKnown(before, [
    entryOf('role: Tester', path, '3'),
    entryOf('role: New', 'content/vacancies/other.yaml', '4'),
  ]);
  expect(same).toBe(before[0]);
  expect(changed).toMatchObject({ id: '2', locales: { _default: { content: { role: 'New' } } } });
});

it('follows a file to its other name', async () => {
  const renamed = { ...entryOf('role: Tester', 'content/vacancies/test-engineer.yaml', 'new'), slug: 'test-engineer' };
  keepKnown([], [renamed]);
  const draft = {
    isNew: false,
    id: 'old',
    originalEntry: entryOf('role: Tester'),
    originalSlugs: { _: 'tester' },
    currentSlugs: { _: 'tester' },
  };
  await beforeSave(draft, {});
  expect(draft).toMatchObject({ id: 'new', originalEntry: renamed, currentSlugs: { _: 'test-engineer' } });
});

it('says in a sentence why a host has refused a save', () => {
  expect(String(refusalOf({ status: 409, message: 'sha does not match' }))).toMatch(
    /refused it \(409: sha does not match\)\. Somebody else has probably changed/,
  );
  expect(String(refusalOf({ status: 401 }))).toContain('Your token is not valid any more');
  expect(String(refusalOf({ status: 200, message: 'Expected branch to point to "a" but it did not.' }))).toContain(
    'this pull request',
  );
  expect(String(refusalOf(new TypeError('Failed to fetch')))).toContain('The host cannot be reached');
  const own = new Error('The repository has been updated');
  expect(refusalOf(own)).toBe(own);
});
