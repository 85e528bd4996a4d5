import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { readAndCheck } from '@/scripts/content/check';
import { contentFiles, Editor, serveEditor } from './support/editor';
import { test } from './support/test';

/*
 * What somebody does who does not program, in the forms of `npm run edit`: a headline, a benefit, the order of sections, a
 * note with a picture, a vacancy. Then everything is checked as `npm run content` does.
 */

// The CMS asks for typefaces and news elsewhere, which its policy refuses; it has its own typefaces.
test.use({ expectedErrors: [/Security[ -]Policy|githubstatus|jsdelivr/] });

let server: Server;
let origin: string;
test.beforeAll(async () => ({ server, origin } = await serveEditor()));
test.afterAll(() => server.close());

const cloud = 'content/pages/cloud-services.yaml';
interface Page {
  header: { title: string };
  sections: { kind: string; title: string; items?: { point: string }[] }[];
}

test('changes a page, writes a note with a picture and publishes a vacancy, all valid', async ({ page }, info) => {
  test.setTimeout(360_000);
  const files = contentFiles();
  const before = parse(files[cloud] ?? '') as Page;
  const benefits = before.sections.findIndex(({ kind }) => kind === 'benefits');
  const editor = new Editor(page);
  await editor.open(origin, files);

  await editor.edit('pages/cloud-services');
  await editor.type('header.title', 'Cloud migration and cloud services, with a reason for each server');
  await editor.expand('sections', benefits);
  const items = `sections.${benefits}.items`;
  const count = before.sections[benefits]?.items?.length ?? 0;
  await editor.add(items);
  await editor.type(`${items}.${count}.point`, 'A bill that somebody reads');
  await editor.type(
    `${items}.${count}.description`,
    'Each month we look at what the servers cost, and say what could be switched off.',
  );
  await editor.move('sections', 0, 'ArrowDown');
  const after = parse(await editor.saveTo(cloud)) as Page;
  expect(after.header.title).toBe('Cloud migration and cloud services, with a reason for each server');
  expect(after.sections.map(({ title }) => title)).toEqual([
    before.sections[1]?.title,
    before.sections[0]?.title,
    ...before.sections.slice(2).map(({ title }) => title),
  ]);
  expect(after.sections.find(({ kind }) => kind === 'benefits')?.items?.at(-1)).toMatchObject({
    point: 'A bill that somebody reads',
  });

  await editor.edit('articles/new');
  await editor.field('family').getByText('Note', { exact: true }).click();
  await editor.type('path', '/notes/what-a-bill-says');
  await editor.type('name', 'What a bill says');
  await editor.field('seo').getByRole('button', { name: 'Expand', exact: true }).first().click();
  await editor.type('seo.pageName', 'what a cloud bill says');
  await editor.type(
    'seo.description',
    'How to read the bill of a cloud provider line by line, for whoever pays it and did not choose the servers.',
  );
  for (const [index, word] of ['cloud bill', 'cloud costs', 'reserved instances'].entries()) {
    await editor.add('seo.keywords');
    await editor.type(`seo.keywords.${index}`, word);
  }
  await editor.type('published', '2026-11-27');
  await editor.type('title', 'What a cloud bill says about a system');
  await editor.type(
    'lead',
    'A bill names every server that nobody remembers. Read once a month, it is the cheapest audit there is.',
  );
  const camera = sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'teal' } });
  const photo = info.outputPath('At work.jfif');
  await camera.clone().jpeg().toFile(photo);
  await camera.clone().resize(900).jpeg().toFile(info.outputPath('small.jpg'));
  await editor.choosePicture('picture.scene', info.outputPath('small.jpg'));
  await expect(page.locator('.versions-note')).toContainText('is 900 px wide');
  await editor.choosePicture('picture.scene', photo);
  await editor.type('picture.alt', 'A sheet of paper with three lines marked by hand');
  await editor.addSection('Running text');
  await editor.type('sections.0.title', 'Begin with the largest line');
  await editor.add('sections.0.paragraphs');
  await editor.type(
    'sections.0.paragraphs.0',
    'Three lines usually make up most of a bill. Ask for each who would notice if it were gone tomorrow.',
  );
  const note = 'content/articles/what-a-bill-says.yaml';
  expect(parse(await editor.saveTo(note))).toMatchObject({ family: 'note', picture: { scene: 'at-work' } });
  expect(await editor.read('content/pictures/at-work.jfif')).not.toBe('');

  await editor.edit('vacancies/new');
  await editor.type('role', 'Test engineer');
  await editor.type('skills', 'Playwright, TypeScript');
  await editor.chooseScene('picture.scene', 'vacancy-front-end');
  await editor.type('picture.alt', 'A desk with a page on a large screen and on a phone');
  await editor.type('experience', 'two years');
  await editor.type('description', 'You find out what breaks before a customer does, and write it down as a test.');
  for (const [index, duty] of [
    'Write journeys that a visitor would recognise.',
    'Say no to a release, with the reason.',
  ].entries()) {
    await editor.add('duties');
    await editor.type(`duties.${index}`, duty);
  }
  await editor.type('posted', '2026-11-27');
  const vacancy = 'content/vacancies/test-engineer.yaml';
  expect(parse(await editor.saveTo(vacancy))).toMatchObject({ role: 'Test engineer', posted: '2026-11-27' });

  // The site makes the picture in its sizes before it checks; here one of its own stands for it.
  const folder = info.outputPath('content');
  cpSync('content', folder, { recursive: true });
  for (const file of [cloud, note, vacancy]) {
    const target = join(folder, file.replace('content/', ''));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, (await editor.read(file)).replace('scene: at-work', 'scene: night-cloud'));
  }
  expect(readAndCheck(folder)).not.toHaveProperty('problems');
});

test('refuses what would break a page before anything is saved', async ({ page }) => {
  test.setTimeout(360_000);
  const files = contentFiles();
  const editor = new Editor(page);
  await editor.open(origin, files);
  const refused = async (file: string, words: RegExp) => {
    await editor.save.click();
    await expect(page.getByText(words).first()).toBeVisible();
    expect(await editor.read(file)).toBe(files[file]);
    const ok = page.getByRole('button', { name: 'OK', exact: true });
    if (await ok.isVisible()) await ok.click();
    // Or else the next step would take the dialog that is closing for one of its own.
    await expect(ok).toBeHidden();
  };

  await editor.edit('pages/cloud-services');
  const { header } = parse(files[cloud] ?? '') as Page;
  await editor.type('header.title', 'Cloud');
  await refused(
    cloud,
    /First screen, Headline has 5 characters: “Cloud”\. Expected 15 to 70 characters|too short|at least 15/i,
  );
  await editor.type('header.title', '');
  await refused(cloud, /This field is required|required/i);
  await editor.type('header.title', `${header.title} <b>`);
  await refused(cloud, /First screen, Headline has HTML/);
  await editor.type('header.title', header.title);
  await editor.type('path', 'cloud services');
  await refused(cloud, /Expected a slash and lower-case words with hyphens/);
  await editor.type('path', '/what-we-do/cloud-services');
  await editor.expand('header.labels', 0);
  await editor.type('header.labels.0.section', 'nowhere');
  await refused(cloud, /Expected the id of a section of this page/);
});

test('keeps what was typed into a form that was left without saving', async ({ page }) => {
  test.setTimeout(360_000);
  const vacancy = 'vacancies/dotnet-developer';
  const file = `content/${vacancy}.yaml`;
  const files = contentFiles();
  const editor = new Editor(page);
  await editor.open(origin, files);
  await editor.edit(vacancy);
  const role = editor.field('role').locator('input');
  await role.press('End');
  await role.pressSequentially(' for nights');
  const typed = await role.inputValue();
  // It is kept half a second after the last key.
  await page.waitForTimeout(1000);
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await expect(editor.save).toBeHidden();
  // Somebody else changes another field meanwhile: the draft is older than the file.
  await editor.write({ [file]: files[file]?.replace(/^description: /m, '$&Changed. ') ?? '' });
  await editor.edit(vacancy);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(role).toHaveValue(typed);
  expect(parse(await editor.saveTo(file))).toMatchObject({
    role: typed,
    description: expect.stringMatching(/^Changed\. /),
  });
});

test('is not on a site whose company names no repository', async ({ request }) => {
  for (const path of ['/admin', '/admin/editor.js', '/admin/config.json'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});
