import { expect } from '@playwright/test';
import { company } from '@/content/company';
import { routes } from '@/test-support/routes';
import { articlesOf } from '@/site/articles';
import { home } from '@/site/home';
import { vacancyPath } from '@/lib/addresses';
import { screenRoutes } from './support/built-site';
import { openHydrated, sidewaysScroll } from './support/page';
import { test } from './support/test';

/** What an editor may write: 26 letters, German, an address, a file, Tamil. */
const long = [
  'Abcdefghijklmnopqrstuvwxyz',
  'Rechtsschutzversicherungsgesellschaften',
  `${company.origin}/what-we-do`,
  'listing_2026-11-28_final.xlsx',
  'பயன்படுத்தப்படுகின்றனவென்று',
];

/** A page of each kind, and those with the most kinds of section. */
const pages = [
  ...[routes.home, routes.whoWeAre, routes.realEstate, routes.integrations, routes.cloud, routes.techstack],
  ...[routes.contact, routes.notes, routes.privacy, routes.accessibility],
  ...articlesOf('note')
    .map(({ path }) => path)
    .slice(0, 1),
  ...home.careers.vacancies.map(vacancyPath).slice(0, 1),
];

/** Unfolds the page and begins each of its texts with a long word; a short one that must not break is none. */
function writeLongWords(words: readonly string[]): void {
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name');
    details.open = true;
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  texts
    .filter((text) => text.data.trim() && !text.parentElement?.closest('script, style, svg, .whitespace-nowrap'))
    .forEach((text, index) => (text.data = text.data.replace(/\S+/, words[index % words.length] ?? '')));
}

for (const path of pages) {
  test(`long words make ${path} no wider than its window @phone`, async ({ page }) => {
    await openHydrated(page, path);
    await page.evaluate(writeLongWords, long);
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0]);
    }
  });
}

/** The words of up to twelve letters and the amounts that wrap, with each `details` open and each section rendered. */
function brokenWords(): string[] {
  document.documentElement.removeAttribute('data-lazy-sections');
  document.querySelectorAll('details').forEach((details) => {
    details.removeAttribute('name');
    details.open = true;
  });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/(?<!\p{L})\p{L}{2,12}(?!\p{L})|[\d,]+\.\d\d/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

for (const width of [375, 1024, 1280]) {
  test(`no short word or amount is broken on any page, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of screenRoutes) {
      await page.goto(path);
      expect.soft([path, await page.evaluate(brokenWords)]).toEqual([path, []]);
    }
  });
}
