import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { detailPageAt } from '@/site/pages';
import { routes } from '@/test-support/routes';
import { enquiry } from '@/test-support/enquiry';
import { readEnquiries } from '../scripts/lib/kept-enquiries';
import { freePort } from '../scripts/lib/ports';
import { enquiryForm, hydrateForm } from './support/enquiry-form';
import { copyRepository } from './support/own-copy';
import { test } from './support/test';

/*
 * In development Next hydrates the whole page, and React reports mismatches on the console, where any error fails `test`.
 */
// Next allows one server in a folder.
test.describe.configure({ mode: 'serial' });

let server: ChildProcess | undefined;

/** The server writes what it generates into the tree it runs in, which other tests read. */
let tree = '';
test.beforeAll(() => {
  // Beside the repository, because hard links do not cross file systems.
  tree = mkdtempSync(`${process.cwd()}-development-`);
  copyRepository(tree);
});
test.afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.afterEach(async ({ page }) => {
  // An open page would log the lost connection to its server as an error.
  await page.close();
  if (!server || server.exitCode !== null) return;
  const closed = once(server, 'close');
  server.kill('SIGTERM');
  await closed;
});

/** Starts the development server. @returns its origin, once it answers */
async function start(directory: string, ...options: string[]): Promise<string> {
  // The server compiles each page on demand, while other tests run.
  test.setTimeout(300_000);
  const port = await freePort(3_400);
  const env = { ...process.env, NODE_ENV: 'development' as const, NEXT_PUBLIC_EMAILJS_ORIGIN: '', LOCAL_SITE: '' };
  server = spawn('node', ['--import', 'tsx', 'scripts/dev.ts', ...options], {
    cwd: tree,
    env: { ...env, PORT: String(port), ENQUIRY_DIRECTORY: directory },
    stdio: 'ignore',
  });
  const origin = `http://localhost:${port}`;
  const isUp = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 240_000 }).toBe(true);
  return origin;
}

async function sendEnquiry(page: Page, directory: string): Promise<void> {
  await hydrateForm(page);
  const form = enquiryForm(page);
  await form.fill(enquiry);
  await form.sendButton.click();
  await expect(form.thanks).toBeVisible({ timeout: 15_000 });
  expect(await readEnquiries(directory)).toHaveLength(1);
}

test('`npm run dev` serves pages without errors, and sends an enquiry to this machine', async ({ page }, info) => {
  const directory = info.outputPath('enquiries');
  const origin = await start(directory);
  const detail = detailPageAt(routes.cloud);
  await page.goto(origin + detail.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(detail.header.title);
  await page.goto(origin + routes.home);
  await expect(page.locator('[data-slide][data-active]')).toHaveCount(1);
  await sendEnquiry(page, directory);
});

test('`npm run dev -- --islands` hydrates islands alone, as the built site does', async ({ page }, info) => {
  const directory = info.outputPath('enquiries');
  await page.goto((await start(directory, '--islands')) + routes.contact);
  expect(await page.evaluate(() => 'next' in window)).toBe(false);
  await sendEnquiry(page, directory);
});
