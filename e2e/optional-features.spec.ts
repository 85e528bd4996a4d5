import { expect } from '@playwright/test';
import { form as words } from '@/content/interface';
import { anchors, routes } from '@/content/routes';
import { enquiryForm } from './support/enquiry-form';
import { hydrateIslands } from './support/page';
import { test } from './support/test';

test.describe('a browser without', { tag: '@desktop' }, () => {
  /** What a browser may lack, or its user may have switched off, and how that is. */
  const lacks: Record<string, () => void> = {
    'animations by script': () => Reflect.deleteProperty(Element.prototype, 'animate'),
    'the decoding of pictures': () => Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'),
    'observers of what is in view': () => Reflect.deleteProperty(window, 'IntersectionObserver'),
    'navigation timing': () => Reflect.deleteProperty(Performance.prototype, 'getEntriesByType'),
    'a font set': () => Reflect.deleteProperty(Document.prototype, 'fonts'),
    'a time zone': () => Reflect.deleteProperty(Intl, 'DateTimeFormat'),
  };
  // What is reported of what is lacking.
  test.use({
    expectedErrors: [/ is not a (function|constructor)| is not defined|Cannot read properties of undefined/],
  });

  for (const [name, lack] of Object.entries(lacks)) {
    test(`${name} has everything else`, async ({ page }) => {
      await page.addInitScript(lack);
      await page.goto(routes.home);
      await hydrateIslands(page);
      await expect(page.locator('html')).toHaveAttribute('data-js', '');
      await page.locator('[data-theme-switch] label').last().click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
      const tagline = page.locator('[data-slide][data-active] .tagline-text');
      await expect(tagline).toHaveCSS('opacity', '1', { timeout: 15_000 });
      await page.locator(`header a[href$="#${anchors.techstack}"]`).click();
      await expect(page.locator(`#${anchors.techstack}`)).toBeInViewport();
      await enquiryForm(page).sendButton.click();
      await expect(enquiryForm(page).error('message')).toHaveText(words.blank);
    });
  }
});
