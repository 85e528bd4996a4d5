import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '@/content/routes';
import { contrast, mixed } from '@/lib/contrast';
import { test } from './support/test';

/** What is to be told from the picture behind it: a word, or the line of a mark. */
interface Sight {
  readonly what: string;
  readonly colour: string;
  /** How much of the colour is there, from 0 to 1. */
  readonly share: number;
  readonly least: number;
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

const places = Array.from({ length: 21 }, (_, at) => (at * 9) / 20);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`words and marks can be read at 21 places of the street’s day, ${viewport.width} px @desktop`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.goto(routes.street, { waitUntil: 'networkidle' });
    for (const place of places) {
      await page.evaluate((at) => scrollTo({ top: at * innerHeight, behavior: 'instant' }), place);
      const { sights, behind } = await standing(page);
      expect(sights.length, `words at ${place}`).toBeGreaterThan(0);
      for (const { what, colour, share, least, box } of sights) {
        const worst = Math.min(...behind(box).map((pixel) => contrast(mixed(pixel, colour, share), pixel)));
        expect.soft(worst, `${what} at ${place} screens`).toBeGreaterThanOrEqual(least);
      }
    }
  });

/** What is in the window, and the picture behind it, of a page that stands still: a frame that comes late moves its marks. */
async function standing(page: Page) {
  let sights = await sightsOf(page);
  let behind = await picture(page);
  await expect(async () => {
    const before = sights;
    sights = await sightsOf(page);
    behind = await picture(page);
    expect(await sightsOf(page)).toEqual(sights);
    expect(sights).toEqual(before);
  }).toPass();
  return { sights, behind };
}

/** The words and marks in the window, and their colours; what still comes or goes is not counted (WCAG 1.4.3, 1.4.11). */
function sightsOf(page: Page): Promise<Sight[]> {
  return page.evaluate(() => {
    const hex = (colour: string) =>
      `#${(colour.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .map((part) => Math.round(Number(part)).toString(16).padStart(2, '0'))
        .join('')}`;
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    /** On a phone the words leave behind the stage. */
    const ceiling = innerWidth < 1024 ? innerHeight * 0.52 + 40 : 0;
    const inWindow = ({ left, top, right, bottom }: DOMRect, from: number) => ({
      left: Math.max(Math.ceil(left), 0),
      top: Math.max(Math.ceil(top), Math.ceil(from)),
      right: Math.min(Math.floor(right), innerWidth),
      bottom: Math.min(Math.floor(bottom), innerHeight),
    });
    const sights: Sight[] = [];
    const add = (what: string, element: Element, rect: DOMRect, from: number, share: number, least: number) => {
      const box = inWindow(rect, from);
      if (box.right - box.left > 1 && box.bottom - box.top > 1)
        sights.push({ what, colour: hex(getComputedStyle(element).color), share, least, box });
    };
    const marks = document.querySelector('main nav[data-ground]');
    const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement as Element;
      const style = getComputedStyle(element);
      const inMarks = marks?.contains(element) ?? false;
      if (!text.nodeValue?.trim() || style.visibility === 'hidden' || style.fontSize === '0px') continue;
      if (element.closest('script, .sr-only') || (!inMarks && opacityOf(element) < 1)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects())
        add(`“${text.nodeValue}”`, element, rect, inMarks ? 0 : ceiling, 1, 4.5);
    }
    for (const mark of marks?.querySelectorAll('a') ?? []) {
      const { left, bottom, width } = mark.getBoundingClientRect();
      const share = Number(getComputedStyle(mark, '::after').opacity);
      add(`mark “${mark.textContent}”`, mark, new DOMRect(left, bottom - 3, width, 3), 0, share, 3);
    }
    return sights;
  });
}

/** The window without what is written on it: every third pixel of a box of it. */
async function picture(page: Page): Promise<(box: Sight['box']) => string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main :is(*, ::after, ::before) { color: transparent !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const { data, info } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  const pixel = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  };
  return ({ left, top, right, bottom }) => {
    const pixels = new Set<string>();
    for (let y = top; y < bottom; y += 3) for (let x = left; x < right; x += 3) pixels.add(pixel(x, y));
    return [...pixels];
  };
}
