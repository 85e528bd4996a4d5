import { expect } from '@playwright/test';
import { routes } from '@/test-support/routes';
import { footerColumns } from '@/site/navigation';
import { openHydrated } from './support/page';
import { test } from './support/test';

/** How many times Tab is pressed on a page: enough for its first screens. */
const steps = 40;

for (const path of [routes.home, routes.cloud, routes.contact]) {
  test(`focus is always visible on ${path} (WCAG 2.4.7) @desktop`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    const unseen: string[] = [];
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press('Tab');
      const lost = await page.evaluate(() => {
        // The link of a card shows its ring around the card, and a label that of its radio button.
        const focused = document.activeElement;
        if (!focused || focused === document.body) return undefined;
        for (
          let element: Element | null = focused;
          element && element !== document.body;
          element = element.parentElement
        )
          for (const part of [undefined, '::after']) {
            const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
            if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return undefined;
          }
        return focused.outerHTML.slice(0, 120);
      });
      if (lost) unseen.push(lost);
    }
    expect(unseen).toEqual([]);
  });
}

test('the footer’s columns are headings and links, with nothing to press, where there is room for them @desktop', async ({
  page,
}) => {
  await page.goto(routes.contact);
  for (const { title, links } of footerColumns) {
    const column = page.locator('footer').getByRole('navigation', { name: title });
    await expect(column.getByRole('heading', { name: title })).toBeVisible();
    await expect(column.locator('summary')).toBeHidden();
    await expect(column.getByRole('link')).toHaveText(links.map(({ label }) => label));
  }
});
