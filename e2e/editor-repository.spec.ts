import { createServer, type Server } from 'node:http';
import { writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import sirv from 'sirv';
import { parse, stringify } from 'yaml';
import { bundleEditor } from '@/scripts/editor/bundle';
import { editorSettings } from '@/scripts/editor/config';
import { readAndCheck } from '@/scripts/content/check';
import { listen } from '@/scripts/lib/ports';
import { contentFiles, Editor } from './support/editor';
import { GitHub } from './support/github';
import { test } from './support/test';

/*
 * The editor on the real site, whose files are kept at GitHub: each save is a pull request. What GitHub refuses is said in a
 * sentence, and nothing that somebody has typed is lost.
 */

// The CMS logs what was refused. It asks for its typefaces and for news elsewhere, which its policy refuses.
test.use({
  expectedErrors: [
    /Security[ -]Policy|githubstatus|jsdelivr|unpkg|api\.github\.com|responded with|Failed to fetch|status: \d|JSHandle|Object/,
  ],
  actionTimeout: 30_000,
});

const repository = { host: 'github', name: 'example/website', branch: 'main' } as const;
const file = 'content/vacancies/dotnet-developer.yaml';
const branch = 'cms/vacancies/dotnet-developer';
const texts = contentFiles();
const said = parse(texts[file] ?? '') as Record<'role' | 'description' | 'skills', string>;

let server: Server;
let origin: string;
test.beforeAll(async ({}, info) => {
  const folder = info.outputPath('site');
  await bundleEditor(folder, repository);
  const checked = readAndCheck();
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  writeFileSync(`${folder}/admin/config.json`, JSON.stringify(editorSettings(checked.contents, repository)));
  const files = sirv(folder, { dev: true, extensions: ['html'] });
  server = createServer((request, response) => files(request, response));
  origin = `http://localhost:${await listen(server, 0)}`;
});
test.afterAll(() => server.close());

async function signIn(page: Page, github: GitHub): Promise<Editor> {
  await github.serve(page);
  const editor = new Editor(page);
  await editor.openSite(origin);
  return editor;
}

test('makes a pull request of a save, with what a colleague has merged meanwhile, and says what GitHub refuses', async ({
  page,
}) => {
  test.setTimeout(360_000);
  const github = new GitHub(texts);
  const editor = await signIn(page, github);
  const role = editor.field('role').locator('input');
  const ours = () => parse(github.read(branch, file) || '{}') as typeof said;
  const refused = async (words: RegExp) => {
    await editor.save.click();
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(page.getByText(words)).toBeHidden();
  };

  await editor.edit('vacancies/dotnet-developer');
  await role.fill('Developer of records');
  github.push('main', { [file]: stringify({ ...said, description: `${said.description} Merged.` }) });

  github.refusal = { status: 403, message: 'Resource not accessible by personal access token' };
  await refused(/Your token may not write there/);
  github.refusal = { status: 401, message: 'Bad credentials' };
  await refused(/Your token is not valid any more/);
  github.refusal = 'no connection';
  await refused(/The host cannot be reached/);
  expect(ours().role).not.toBe('Developer of records');
  await expect(role).toHaveValue('Developer of records');

  github.refusal = undefined;
  await editor.save.click();
  await expect
    .poll(() => ours())
    .toMatchObject({ role: 'Developer of records', description: `${said.description} Merged.` });
  await page.getByRole('button', { name: 'Later', exact: true }).click();
  expect(github.pullRequests).toMatchObject([{ head: branch, labels: ['sveltia-cms/draft'] }]);
  await expect(editor.save).toBeDisabled();

  // A colleague opens the same pull request, and saves first.
  github.push(branch, {
    [file]: stringify({ ...ours(), description: 'Somebody else has written this into the pull request.' }),
  });
  await role.press('End');
  await role.pressSequentially(' and years');
  await refused(/Somebody else has changed this pull request/);
  expect(ours().role).toBe('Developer of records');
  await expect(role).toHaveValue('Developer of records and years');
  // What is typed is kept half a second after the last key.
  await page.waitForTimeout(1_000);
  await page.reload();
  await editor.edit('vacancies/dotnet-developer');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(role).toHaveValue('Developer of records and years');
  await editor.save.click();
  await expect
    .poll(() => ours())
    .toMatchObject({
      role: 'Developer of records and years',
      description: 'Somebody else has written this into the pull request.',
    });
});
