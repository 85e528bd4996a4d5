import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { routes } from '@/content/routes';
import { test } from './support/test';

/**
 * How the pages look, compared with pictures of an earlier build. Letters and edges differ from machine to machine, so
 * the pictures count only where they were made: elsewhere the comparison is skipped. To accept a new look:
 * `npx playwright test visual --update-snapshots`.
 */
const machineFile = join(import.meta.dirname, 'visual', 'machine.txt');
const pages = [routes.home, routes.realEstate, routes.identity, routes.integrations, routes.techstack, routes.contact];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of pages) {
  test(`${path} looks as it did`, async ({ page, browser }, info) => {
    const machine = `${platform()} ${arch()} chromium ${browser.version()}\n`;
    if (info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed')
      writeFileSync(machineFile, machine);
    const same = existsSync(machineFile) && readFileSync(machineFile, 'utf8') === machine;
    test.skip(!same, 'the pictures were made on another machine');

    // The hero's draw is the only chance on a page: here the same lot always comes.
    await page.addInitScript(() => (Math.random = () => 0.5));
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // The picture itself, not its preview.
    await page.evaluate(() =>
      Promise.all(
        [...document.querySelectorAll<HTMLImageElement>('picture img[loading=eager]')].map((image) => image.decode()),
      ),
    );
    await expect(page).toHaveScreenshot(
      [info.project.name, `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`],
      {
        animations: 'disabled',
        maxDiffPixelRatio: 0.005,
      },
    );
  });
}
