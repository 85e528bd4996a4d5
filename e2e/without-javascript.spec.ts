import { expect, type Page } from '@playwright/test';
import { menuColumns, menuLinks } from '@/site/navigation';
import { home } from '@/site/home';
import { ui } from '@/content/interface';
import { detailPageAt } from '@/site/pages';
import { anchors, homeSection, routes } from '@/content/routes';
import { detailPageFields } from '@/lib/schemas/detail-page';
import { homeSchema } from '@/lib/schemas/home';
import { vacancySchema } from '@/lib/schemas/vacancy';
import { logos } from '@/content/logos';
import { techstackTabs } from '@/content/techstack';
import { expectUncovered } from './support/page';
import { linksIn, textsIn } from './support/content';
import { test } from './support/test';

test.use({ javaScriptEnabled: false });

/** The text of the page's main landmark, with white space collapsed. */
const mainText = async (page: Page) => ((await page.locator('main').textContent()) ?? '').replace(/\s+/g, ' ');
const hrefsOf = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) => links.map((a) => a.getAttribute('href')));

test('the home page has all its text and links @core', async ({ page }) => {
  await page.goto(routes.home);
  const text = await mainText(page);
  // Metadata and blocks of other pages are not shown here.
  const vacancies = home.careers.vacancies.map((vacancy) => ({ ...vacancy, duties: [] }));
  const sections = { ...home, seo: {}, integrations: {}, techstack: { ...home.techstack, byLayer: {} } };
  const words = [...textsIn(homeSchema, sections), ...vacancies.flatMap((vacancy) => textsIn(vacancySchema, vacancy))];
  for (const sentence of words) expect.soft(text).toContain(sentence);
  const hrefs = await hrefsOf(page);
  for (const href of [...linksIn(home), ...menuColumns.flatMap(({ links }) => links).map(({ href }) => href)]) {
    expect.soft(hrefs).toContain(href);
  }
  for (const { heading, button } of home.hero.slides) {
    await expect.soft(page.locator('.hero-heading', { hasText: heading })).toBeVisible();
    await expect.soft(page.locator('.hero').getByRole('link', { name: button.label }).first()).toBeVisible();
  }
  await expect.soft(page.getByRole('button', { name: ui.hero.pause })).toBeHidden();
  await page.getByRole('switch', { name: ui.marquee.pause }).press('Space');
  await expect(page.locator('.marquee')).toHaveCSS('animation-play-state', 'paused');
});

test('a detail page has all its text, panels and entries @core', async ({ page }) => {
  const content = detailPageAt(routes.realEstate);
  await page.goto(content.path);
  const text = await mainText(page);
  const { header, sections, slide, menu } = content;
  for (const words of textsIn(detailPageFields, { header, sections, slide, menu })) expect.soft(text).toContain(words);
  for (const { label, logos: names } of techstackTabs) {
    await expect(page.getByRole('heading', { level: 3, name: label, exact: true })).toBeVisible();
    for (const name of names)
      await expect(
        page.getByRole('main').getByText(logos[name].name, { exact: true }).filter({ visible: true }).first(),
      ).toBeVisible();
  }
  await expect(page.getByRole('tab')).toHaveCount(0);
  const entry = content.menu?.[1];
  await page.getByRole('list', { name: ui.onTheModel }).getByRole('link', { name: entry?.label }).click();
  await expect(page).toHaveURL(`${content.path}#${entry?.section}`);
  await expectUncovered(page, page.locator(`#${entry?.section} h2`));
});

test('menus and accordion work, and links to a section scroll there from any page @core', async ({
  page,
  isMobile,
}) => {
  await page.goto(routes.whoWeAre);
  const menu = page.getByRole('navigation', { name: ui.mainNavigation });
  if (isMobile) await page.getByRole('button', { name: ui.openMenu }).click();
  await menu.locator('summary').filter({ hasText: ui.whatWeDo }).click();
  const rotation = () =>
    menu
      .locator('summary')
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').rotate);
  await expect.poll(rotation, { message: 'the arrowhead points up' }).toBe('225deg');
  if (isMobile) await menu.locator('summary').filter({ hasText: menuColumns[1]?.title }).click();
  const link = menu.getByRole('link', { name: menuColumns[1]?.links[3]?.label, exact: true }).filter({ visible: true });
  await expect(link).toBeVisible();
  await menu.getByRole('link', { name: menuLinks[0]?.label, exact: true }).click();
  await expect(page).toHaveURL(homeSection(anchors.techstack));
  await expectUncovered(page, page.locator(`#${anchors.techstack} h2`));
  const groups = page.locator(`#${anchors.techstack} details`);
  await groups.nth(1).locator('summary').click();
  await expect(groups.nth(1)).toHaveAttribute('open');
  await expect(groups.nth(0)).not.toHaveAttribute('open');
  const mark = (index: number) =>
    groups
      .nth(index)
      .locator('summary')
      .evaluate((element) => getComputedStyle(element, '::after').backgroundSize);
  await expect.poll(() => mark(1), { message: 'a minus has no vertical stroke' }).toContain('1.5px 0px');
  await expect.poll(() => mark(0)).not.toContain('1.5px 0px');
});
