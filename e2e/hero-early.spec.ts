import { expect } from '@playwright/test';
import { routes } from '@/content/routes';
import { heroOf } from './support/hero';
import { test } from './support/test';

const portraits = [
  { width: 375, height: 812 },
  { width: 390, height: 844 },
  { width: 412, height: 740 },
  { width: 768, height: 1024 },
];

for (const { width, height } of portraits) {
  test(`the hero with its controls is one screen at ${width} by ${height} @phone`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(routes.home);
    for (const part of await page.locator('.hero-controls, .hero-slide[data-active] a').all())
      await expect(part).toBeInViewport({ ratio: 1 });
  });
}

test('a dot pressed before hydration is full at once, and its tagline is typed @desktop', async ({ page }) => {
  await page.goto(routes.home);
  const { dots } = heroOf(page);
  const typed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver((changes) => {
          for (const { target } of changes) {
            const slide = (target as HTMLElement).closest('[data-slide]');
            if ((target as HTMLElement).matches('[data-typing]') && slide) resolve(slide.id.replace('slide', 'dot'));
          }
        }).observe(document.body, { subtree: true, attributeFilter: ['data-typing'] });
      }),
  );
  const id = await dots.nth(4).getAttribute('id');
  await dots.nth(4).click();
  await expect(page.locator(`#${id}`)).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => typed).toBe(id);
});

test('a translated page keeps its slides when one is chosen @desktop', async ({ page }) => {
  await page.goto(routes.home);
  // As programs that translate pages do.
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode);
    for (const text of nodes) {
      if (text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  });
  const { dots } = heroOf(page);
  await dots.nth(2).click();
  await page.waitForTimeout(1_500);
  await expect(page.locator('.hero-heading').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('.tagline').filter({ visible: true }).first()).toHaveText(/\w/);
});
