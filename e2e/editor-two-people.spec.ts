import type { Server } from 'node:http';
import { expect } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { contentFiles, Editor, serveEditor } from './support/editor';
import { test } from './support/test';

/*
 * Two people write one site: whoever uses the editor, and somebody who changes its files meanwhile, by a pull, in a text editor or
 * in another tab. Whatever the order, nothing that either has written is taken back without a question.
 */

// The CMS asks for typefaces and news elsewhere, which its policy refuses; it has its own typefaces. It logs what it could not write.
test.use({ expectedErrors: [/Security[ -]Policy|githubstatus|jsdelivr|There is a file|in this very moment/] });

let server: Server;
let origin: string;
test.beforeAll(async () => ({ server, origin } = await serveEditor()));
test.afterAll(() => server.close());
test.use({ actionTimeout: 60_000 });

const file = 'content/vacancies/dotnet-developer.yaml';
const texts = contentFiles();
type Vacancy = Record<'role' | 'skills' | 'description', string>;
const vacancy = parse(texts[file] ?? '') as Vacancy;

type Step = 'read' | 'change' | 'save' | 'pull';
const orders: Step[][] = [
  ['pull', 'read', 'change', 'save'],
  ['read', 'pull', 'change', 'save'],
  ['read', 'change', 'pull', 'save'],
  ['read', 'change', 'save', 'pull', 'change', 'save'],
];

test('loses nothing of two people in any order of reading, changing, saving and pulling', async ({ page }) => {
  test.setTimeout(360_000);
  const editor = new Editor(page);
  await editor.open(origin, texts);
  const question = page.getByRole('dialog', { name: /has changed this too/ });
  const note = page.locator('.versions-note');
  let turn = 0;
  for (const order of orders)
    for (const field of ['description', 'role'] as const)
      await test.step(`${order.join(', ')}: ${field === 'role' ? 'the same field' : 'another field'}`, async () => {
        let disk: Vacancy = { ...vacancy };
        let mine = '';
        let theirs = '';
        await editor.write({ [file]: texts[file] ?? '' });
        const role = editor.field('role').locator('input');
        let isAsked = false;
        for (const [index, step] of order.entries()) {
          if (step === 'read') {
            await editor.edit('vacancies/dotnet-developer');
            await expect(role).toHaveValue(disk.role);
            await expect(editor.field('description').locator('textarea')).toHaveValue(disk.description);
          }
          if (step === 'pull') {
            theirs = `${vacancy[field]} Theirs ${++turn}.`;
            disk = { ...(parse(await editor.read(file)) as Vacancy), [field]: theirs };
            await editor.write({ [file]: stringify(disk) });
            isAsked = field === 'role' && order.indexOf('read') < index;
          }
          if (step === 'change') {
            mine = `Developer ${++turn}`;
            await role.fill(mine);
          }
          if (step === 'save') {
            await editor.save.click();
            if (isAsked) {
              await expect(question).toContainText(mine);
              await expect(question).toContainText(theirs);
              expect(parse(await editor.read(file))).toMatchObject({ role: theirs });
              // Once as the one wants it, once as the other does.
              await question.getByLabel(turn % 4 < 2 ? 'Yours' : 'Theirs').check();
              await question.getByRole('button', { name: 'Save what is chosen' }).click();
              if (turn % 4 >= 2) mine = theirs;
            }
            const expected = { ...disk, role: mine };
            await expect.poll(async () => parse(await editor.read(file)) as Vacancy).toEqual(expected);
            await expect(role).toHaveValue(mine);
            await expect(editor.field('description').locator('textarea')).toHaveValue(expected.description);
            await expect(editor.save).toBeDisabled();
            disk = expected;
            isAsked = false;
          }
        }
        if (field === 'description' && order[0] !== 'pull') await expect(note).toContainText('That is kept');
        await page.evaluate(() => (location.hash = '#/collections/vacancies'));
        await expect(editor.save).toBeHidden();
      });
});

test('asks before a file is written that has gone, been renamed, or been made by somebody else', async ({ page }) => {
  test.setTimeout(360_000);
  const editor = new Editor(page);
  await editor.open(origin, texts);
  const role = editor.field('role').locator('input');
  const leave = async () => {
    await page.evaluate(() => (location.hash = '#/collections/vacancies'));
    await expect(editor.save).toBeHidden();
  };

  await editor.edit('vacancies/dotnet-developer');
  await role.fill('Developer for nights');
  await editor.write({ [file]: null });
  await editor.save.click();
  const gone = page.getByRole('dialog', { name: 'The file of this form is gone' });
  await gone.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByText('Nothing was saved. What you have typed is still in the form.')).toBeVisible();
  expect(await editor.read(file)).toBe('');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(role).toHaveValue('Developer for nights');
  await editor.save.click();
  await gone.getByRole('button', { name: 'Save it as a new file' }).click();
  await expect.poll(() => editor.read(file)).toContain('role: Developer for nights');
  await expect(editor.save).toBeDisabled();

  const renamed = 'content/vacancies/night-developer.yaml';
  await editor.write({ [file]: null, [renamed]: await editor.read(file) });
  await role.fill('Developer by night');
  await editor.save.click();
  await expect.poll(() => editor.read(renamed)).toContain('role: Developer by night');
  await expect(page.locator('.versions-note')).toContainText(renamed);
  expect(await editor.read(file)).toBe('');
  await leave();

  await editor.edit('vacancies/new');
  await editor.type('role', 'Tester');
  await editor.type('skills', 'Playwright');
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
  const theirs = 'content/vacancies/tester.yaml';
  await editor.write({ [theirs]: texts[file] ?? '' });
  await editor.save.click();
  await expect(page.getByText(`There is a file ${theirs} already`)).toBeVisible();
  expect(await editor.read(theirs)).toBe(texts[file]);
});

test('keeps the changes of two tabs to the order of pages', async ({ page, context }) => {
  test.setTimeout(360_000);
  const order = 'content/order.yaml';
  const first = new Editor(page);
  const second = new Editor(await context.newPage());
  await first.open(origin, texts);
  await second.openAgain(origin);
  const before = parse(texts[order] ?? '') as { pages: string[]; vacancies: string[] };
  for (const editor of [first, second]) await editor.edit('order');
  await page.bringToFront();
  await first.move('vacancies', 0, 'ArrowDown');
  await first.saveTo(order);
  await second.page.bringToFront();
  await second.move('pages', 0, 'ArrowDown');
  expect(parse(await second.saveTo(order))).toMatchObject({
    pages: [before.pages[1], before.pages[0], ...before.pages.slice(2)],
    vacancies: before.vacancies.toReversed(),
  });
  await page.bringToFront();
  await first.move('pages', 2, 'ArrowDown');
  await first.save.click();
  const question = page.getByRole('dialog', { name: /has changed this too/ });
  await question.getByLabel('Theirs').check();
  await question.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(question).toBeHidden();
  expect(await first.read(order)).toBe(await second.read(order));
});
