import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen } from '../scripts/lib/ports';
import { closeServer } from '../scripts/lib/http';

/** The worker of a site that was at this domain before: it answers every page itself, for ever. */
const formerWorker = `
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return;
    event.respondWith(new Response('<h1>former</h1>', { headers: { 'Content-Type': 'text/html' } }));
  });`;

for (const file of ['sw.js', 'service-worker.js']) {
  test(`a former site’s ${file} is replaced, and its pages with it @desktop`, async ({ page }) => {
    let worker = formerWorker;
    const server = createServer(({ url }, response) => {
      const isWorker = url === `/${file}`;
      response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
      response.end(isWorker ? worker : '<h1>new</h1>');
    });
    await page.goto(`http://localhost:${await listen(server, 0)}/`);
    await page.evaluate(async (src) => {
      await navigator.serviceWorker.register(src);
      await navigator.serviceWorker.ready;
    }, `/${file}`);
    await page.reload();
    await expect(page.locator('h1')).toHaveText('former');

    worker = readFileSync(`public/${file}`, 'utf8');
    await page.reload();
    await expect(page.locator('h1')).toHaveText('new');
    expect(
      await page.evaluate(() =>
        navigator.serviceWorker.getRegistrations().then((registrations) => registrations.length),
      ),
    ).toBe(0);
    await page.close();
    await closeServer(server);
  });
}
