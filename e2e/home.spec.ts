import { expect } from '@playwright/test';
import sharp from 'sharp';
import { constants } from '@/content/constants';
import { home } from '@/site/home';
import { ui } from '@/content/interface';
import { partnerLogos, logos } from '@/content/logos';
import { pagesOf } from '@/site/pages';
import { anchors, homeSection, routes } from '@/content/routes';
import { pageOf, textOf } from './support/built-site';
import { openHydrated } from './support/page';
import { test } from './support/test';

const strip = '.marquee';

test('the cards link to every solution and every service @desktop @core', () => {
  for (const [anchor, pages] of [
    [anchors.whatWeDo, pagesOf('solution')],
    [anchors.ourServices, pagesOf('service')],
  ] as const) {
    const cards = pageOf(routes.home).querySelectorAll(`#${anchor} li`);
    expect(cards).toHaveLength(pages.length);
    for (const [index, { name, summary, path }] of pages.entries()) {
      const link = cards[index]?.querySelectorAll('a').find((element) => textOf(element).startsWith(name));
      expect(link?.getAttribute('href'), name).toBe(path);
      expect(textOf(cards[index]!)).toContain(summary);
    }
  }
});

/** The centre of a picture and its corners, as shares of its width and height. */
const points = [
  { x: 0.5, y: 0.5 },
  { x: 0.03, y: 0.05 },
  { x: 0.97, y: 0.05 },
  { x: 0.03, y: 0.95 },
  { x: 0.97, y: 0.95 },
];

test('the picture of a card leads where the card leads, at its centre and its corners', async ({ page, isMobile }) => {
  await page.goto(routes.home);
  for (const anchor of [anchors.whatWeDo, anchors.ourServices]) {
    for (const card of await page.locator(`#${anchor} li`).all()) {
      await card.scrollIntoViewIfNeeded();
      if (!isMobile) await card.hover({ position: { x: 20, y: 20 } });
      const href = await card.getByRole('link').getAttribute('href');
      const picture = card.locator('img').filter({ visible: true }).first();
      const hits = () =>
        picture.evaluate((image, shares) => {
          image.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { left, top, width, height } = image.getBoundingClientRect();
          const hit = shares.map(({ x, y }) => document.elementFromPoint(left + x * width, top + y * height));
          return hit.map((element) => element?.closest('a')?.getAttribute('href'));
        }, points);
      await expect.poll(hits).toEqual(points.map(() => href));
    }
  }
});

test('a service shows Read More on hover and on focus @core', async ({ page, isMobile }) => {
  await page.goto(routes.home);
  const row = page.locator(`#${anchors.ourServices} li`).nth(1);
  const more = row.getByText(home.ourServices.readMore, { exact: true });
  await row.scrollIntoViewIfNeeded();
  await expect(more).toBeVisible({ visible: isMobile });
  if (isMobile) return;
  await row.hover();
  await expect(more).toBeVisible();
  await page.mouse.move(1, 1);
  await expect(more).toBeHidden();
  await row.getByRole('link').focus();
  await expect(more).toBeVisible();
});

test('by day a solution turns to night on hover, its picture too @desktop', async ({ page }) => {
  await page.goto(routes.home);
  const tile = page.locator(`#${anchors.whatWeDo} li`).nth(3);
  const picture = tile.locator('.by-night img');
  await tile.scrollIntoViewIfNeeded();
  await tile.hover();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  // A corner of the picture, where the pale ground of the picture by day lies behind it.
  const { x, y, height } = (await picture.boundingBox())!;
  const clip = { x: x + 8, y: y + height - 24, width: 16, height: 16 };
  const lightness = async () =>
    Math.max(...(await sharp(await page.screenshot({ clip })).stats()).channels.slice(0, 3).map(({ mean }) => mean));
  await expect.poll(lightness).toBeLessThan(80);
});

test('the marquee has every logo twice, with an inert copy, and loops seamlessly @desktop @core', async ({ page }) => {
  await page.goto(routes.home);
  const lists = page.locator(`${strip} > ul`);
  await expect(lists).toHaveCount(2);
  for (const list of await lists.all()) await expect(list.locator(':scope > li')).toHaveCount(constants.marquee.logos);
  const [list, copy] = [lists.first(), lists.last()];
  await expect(copy).toHaveAttribute('inert');
  await expect(copy).toHaveAttribute('aria-hidden', 'true');
  expect(await copy.textContent()).toBe(await list.textContent());
  const names = list.getByRole('img').or(list.locator('span.whitespace-nowrap'));
  await expect(names).toHaveCount(partnerLogos.length);
  await expect(list).toContainText(
    partnerLogos.map(({ logo }) => logos[logo]).find((logo) => !('file' in logo))?.name ?? '',
  );
  // The animation ends with the copy where the list began, so the restart is invisible.
  const { time, widths, moved } = await page.locator(strip).evaluate((element) => {
    const [animation] = element.getAnimations();
    const { duration, iterations } = animation!.effect!.getComputedTiming();
    const [list, copy] = element.querySelectorAll(':scope > ul');
    const leftAt = (now: number, child = list) => {
      animation!.currentTime = now;
      return child!.getBoundingClientRect().x;
    };
    return {
      time: [duration, iterations],
      widths: [list, copy].map((part) => part!.getBoundingClientRect().width),
      moved: { start: leftAt(0), half: leftAt(Number(duration) / 2), end: leftAt(Number(duration) - 0.001, copy) },
    };
  });
  expect(time).toEqual([constants.marquee.duration, Infinity]);
  expect(widths[0]).toBeCloseTo(widths[1] ?? NaN, 1);
  expect(moved.end).toBeCloseTo(moved.start, 0);
  expect(moved.half).toBeCloseTo(moved.start - (widths[0] ?? NaN) / 2, 0);
});

test('the marquee stops on hover, on focus and by its switch @desktop @core', async ({ page }) => {
  await openHydrated(page, routes.home);
  const marquee = page.locator(strip);
  await marquee.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(marquee).toHaveCSS('animation-play-state', 'running');
  const box = await marquee.boundingBox();
  await page.mouse.move(400, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(marquee).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(1, 1);
  await expect(marquee).toHaveCSS('animation-play-state', 'running');
  const item = marquee.locator('li').first();
  await item.evaluate((element) => {
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  });
  await expect(marquee).toHaveCSS('animation-play-state', 'paused');
  await item.blur();
  const pause = page.getByRole('switch', { name: ui.marquee.pause });
  await pause.press('Space');
  await expect(marquee).toHaveCSS('animation-play-state', 'paused');
  await pause.press('Space');
  await expect(marquee).toHaveCSS('animation-play-state', 'running');
});

test('under reduced motion the logos are one static list that wraps @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.home);
  const marquee = page.locator(strip);
  await expect(marquee).toHaveCSS('animation-name', 'none');
  await expect(marquee.locator('ul').last()).toBeHidden();
  await expect(page.getByRole('switch', { name: ui.marquee.pause })).toBeHidden();
  const logos = marquee.locator('ul').first().locator('li');
  const boxes = await logos.evaluateAll((items) =>
    items
      .map((item) => item.getBoundingClientRect())
      .map(({ top, right, bottom }) => ({ middle: (top + bottom) / 2, right })),
  );
  const rows = new Set(boxes.map(({ middle }) => Math.round(middle)));
  expect(rows.size).toBeGreaterThan(1);
  const end = Math.max(...boxes.map(({ right }) => right));
  expect(end).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) + 1);
});

test('at most one techstack group is open at a time, and the third has no expansion @phone @core', async ({ page }) => {
  await page.goto(routes.home);
  const techstack = page.locator(`#${anchors.techstack}`);
  const groups = techstack.locator('details');
  const [first, second, third] = home.techstack.groups;
  await expect(groups).toHaveCount(2);
  const shown = (name = '') => techstack.getByText(name, { exact: true });
  await expect(shown(first?.items[0]?.name)).toBeVisible();
  await expect(shown(second?.items[0]?.name)).toBeHidden();
  await groups.nth(1).locator('summary').click();
  for (const { name } of second?.items ?? []) await expect(shown(name)).toBeVisible();
  await expect(shown(first?.items[0]?.name)).toBeHidden();
  await groups.nth(1).locator('summary').press('Enter');
  await expect(techstack.locator('details[open]')).toHaveCount(0);
  for (const { name } of third?.items ?? []) await expect(shown(name)).toBeVisible();
  for (const badge of home.techstack.expertise.badges) await expect(shown(badge)).toBeVisible();
});

test('each vacancy shows its requirements, and its Apply links to the form @desktop @core', () => {
  for (const { id, role, skills, experience, description } of home.careers.vacancies) {
    const card = pageOf(routes.home).querySelector(`#${anchors.careers} #${id}`)!;
    for (const words of [role, skills, experience, description]) expect(textOf(card)).toContain(words);
    const apply = card.querySelectorAll('a').find((link) => textOf(link).startsWith(home.careers.apply));
    expect(apply?.getAttribute('href')).toBe(homeSection(anchors.contact));
  }
});
