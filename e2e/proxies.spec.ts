import { expect, type BrowserContext } from '@playwright/test';
import { company } from '@/content/company';
import { routes } from '@/test-support/routes';
import { builtPages, sourceOf } from './support/built-site';
import { hideMailAddresses } from './support/cloudflare-mail';
import { openForm } from './support/enquiry-form';
import { test } from './support/test';

/** Has every page go through something that changes its HTML on the way to the browser. */
async function proxyPages(context: BrowserContext, change: (html: string) => string): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

test('no page loses an address to Cloudflare’s rewriting, which would take one without the shield @desktop @core', () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(30);
  const rewritten = pages.filter((path) => hideMailAddresses(sourceOf(path)) !== sourceOf(path));
  expect(rewritten).toEqual([]);
  const bare = sourceOf(routes.contact).replaceAll(/<!--\/?email_off-->/g, '');
  expect(hideMailAddresses(bare)).toContain('email-protection');
});

test('behind Cloudflare’s rewriting the contact page has its addresses, and React takes its form over @desktop', async ({
  context,
  page,
}) => {
  await proxyPages(context, hideMailAddresses);
  await openForm(page);
  await expect(page.locator(`main a[href^="mailto:${company.email}"]`).filter({ visible: true }).first()).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain('[email');
});

test.describe('a proxy that changes a byte of the styles', () => {
  test.use({ expectedErrors: [/style-src/] });

  test('costs a page nothing that a visitor sees: they come from a file @desktop', async ({ context, page }) => {
    const titleSize = () => page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontSize);
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    const screen = () => files.filter((file) => /\/_next\/static\/screen-\w+\.css$/.test(file)).length;

    await page.goto(routes.cloud);
    const size = await titleSize();
    expect(screen()).toBe(0);

    await proxyPages(context, (html) => html.replace('</style>', ' </style>'));
    await page.goto(routes.cloud);
    await expect.poll(titleSize).toBe(size);
    expect(screen()).toBe(1);
  });
});
