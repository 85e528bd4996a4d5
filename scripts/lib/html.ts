import type { HTMLElement } from 'node-html-parser';

/** An attribute of every element that matches a selector; "" for elements without it. */
export function attributesIn(part: HTMLElement, selector: string, name: string): string[] {
  return part.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
}

/** The URLs in a sitemap or a sitemap index. */
export function locationsIn(sitemap: string): string[] {
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address.trim());
}
