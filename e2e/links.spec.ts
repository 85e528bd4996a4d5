import { expect, test } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { pageNames } from '@/site/page-names';
import { routes } from '@/content/routes';
import { aboutParameter } from '@/site/enquiry-href';
import { site } from '@/site/urls';
import { builtPages, isServed, pageOf, screenRoutes, textOf } from './support/built-site';

const slugs = new Set([...new URLSearchParams(pageNames()).keys()]);

/** Attributes that refer to other elements of the page by ID. */
const references = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'popovertarget', 'for', 'form', 'list'];

/** Every URL in an element's attributes. */
function addressesOf(element: HTMLElement): string[] {
  const { href, src, srcset = '', imagesrcset = '', content = '' } = element.attributes;
  const candidates = `${srcset},${imagesrcset}`.split(',').map((candidate) => candidate.trim().split(' ')[0]);
  const meta = content.startsWith(site.origin) ? content : undefined;
  return [href, src, meta, ...candidates].filter((address): address is string => Boolean(address));
}

/** The problem with a URL on a page; undefined if it is valid or on another site. */
function problemWith(address: string, page: string): string | undefined {
  const url = new URL(address, site.origin + page);
  if (url.origin !== site.origin || !url.protocol.startsWith('http')) return undefined;
  const path = url.pathname === '' ? '/' : url.pathname;
  if (!isServed(path)) return `nothing at ${path}`;
  const id = decodeURIComponent(url.hash.slice(1));
  if (!id) return undefined;
  // This fragment is not an anchor: it tells the form which page an enquiry is about.
  const about = new URLSearchParams(id).get(aboutParameter);
  if (path === routes.contact && about) return slugs.has(about) ? undefined : `no page named ${about}`;
  return pageOf(path).getElementById(id) ? undefined : `no #${id} on ${path}`;
}

test('no page has a broken link, picture, icon or anchor @desktop @core', () => {
  const dead = builtPages().flatMap((page) =>
    pageOf(page)
      .querySelectorAll('[href], [src], [srcset], [imagesrcset], meta[content]')
      .flatMap((element) => addressesOf(element).map((address) => problemWith(address, page)))
      .filter((problem) => problem !== undefined)
      .map((problem) => `${page}: ${problem}`),
  );
  expect([...new Set(dead)]).toEqual([]);
});

test('every ID that a page refers to exists, and no ID is used twice @desktop @core', () => {
  const wrong = builtPages().flatMap((path) => {
    const page = pageOf(path);
    const ids = page.querySelectorAll('[id]').map(({ id }) => id);
    const named = references.flatMap((name) =>
      page.querySelectorAll(`[${name}]`).flatMap((element) => element.getAttribute(name)?.split(/\s+/) ?? []),
    );
    return [
      ...named.filter((id) => !ids.includes(id)).map((id) => `${path}: no element #${id}`),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}: #${id} twice`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('every link and button has a name, and every picture has alt text and a size @desktop @core', () => {
  const wrong = builtPages().flatMap((path) => {
    const page = pageOf(path);
    const unnamed = page
      .querySelectorAll('a[href], button, summary')
      .filter((element) => !(element.getAttribute('aria-label') ?? element.text).trim())
      .map((element) => `${path}: ${element.outerHTML.slice(0, 90)} has no name`);
    const pictures = page
      .querySelectorAll('img')
      .filter(({ attributes }) => attributes.alt === undefined || !attributes.width || !attributes.height)
      .map(({ attributes }) => `${path}: ${attributes.src} has no alt text or no size`);
    return [...unnamed, ...pictures];
  });
  expect(wrong).toEqual([]);
});

/** WCAG 3.2.3, 3.2.4 and 3.2.6: with what leads to help. */
test('header and footer have the same controls under the same names, in the same order, on every page @desktop @core', () => {
  const namesOf = (path: string, controls: string) =>
    pageOf(path)
      .querySelectorAll(controls)
      .map((control) => control.getAttribute('aria-label') ?? textOf(control));
  const standing = 'header :is(a[href], button, summary, label), footer a[href]';
  for (const path of screenRoutes)
    expect.soft(namesOf(path, standing), path).toEqual(namesOf(routes.techstack, standing));
  expect(new Set(screenRoutes.flatMap((path) => namesOf(path, '[data-floating]'))).size).toBe(1);
});
