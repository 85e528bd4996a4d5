import type { HTMLElement } from 'node-html-parser';

/** An attribute of every element that a selector finds; "" where an element lacks it. */
export function attributesIn(part: HTMLElement, selector: string, name: string): string[] {
  return part.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
}

/** The addresses in a sitemap, or in an index of sitemaps. */
export function locationsIn(sitemap: string): string[] {
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address.trim());
}
