import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { expect, test } from '@playwright/test';
import { socialSize } from '@/site/social';
import { allRoutes, sourceOf } from './support/built-site';

/** How many bytes of a page the least patient crawler reads, among WhatsApp, Slack, LinkedIn, Facebook, X and Google. */
const readBytes = 32 * 1024;
/** The largest picture that WhatsApp shows, in bytes. */
const pictureBytes = 300_000;

test('a crawler that reads only the start of a page, without scripts, finds a title, a description and a usable picture @desktop @core', async ({
  request,
  baseURL,
}) => {
  const pictures = new Set<string>();
  for (const path of allRoutes) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    const head = parse((await response.body()).subarray(0, readBytes).toString());
    const meta = (property: string) =>
      head.querySelector(`meta[property="${property}"], meta[name="${property}"]`)?.getAttribute('content') ?? '';
    expect.soft(head.querySelector('title')?.text, path).toBeTruthy();
    for (const part of ['description', 'og:title', 'og:description', 'og:url', 'twitter:card'])
      expect.soft(meta(part), `${path}: ${part}`).toBeTruthy();
    expect.soft(meta('twitter:image'), path).toBe(meta('og:image'));
    expect.soft([meta('og:image:width'), meta('og:image:height')], path).toEqual(Object.values(socialSize).map(String));
    pictures.add(meta('og:image'));
  }
  for (const address of pictures) {
    const response = await request.get(new URL(new URL(address).pathname, baseURL).href);
    expect.soft([address, response.status(), response.headers()['content-type']]).toEqual([address, 200, 'image/png']);
    const picture = await response.body();
    const { width, height } = await sharp(picture).metadata();
    expect.soft({ width, height }, address).toEqual(socialSize);
    expect.soft(picture.length, address).toBeLessThan(pictureBytes);
  }
});

test('the head starts with what crawlers read @desktop @core', () => {
  for (const path of [...allRoutes, '/404']) {
    const html = sourceOf(path);
    /** The byte offset of the end of the last match, or 0. */
    const endOf = (tag: RegExp) => {
      const last = [...html.matchAll(tag)].at(-1);
      return last ? Buffer.byteLength(html.slice(0, last.index + last[0].length)) : 0;
    };
    expect.soft(endOf(/<title>.*<\/title>/g), `${path}: title`).toBeLessThan(1024);
    expect
      .soft(endOf(/<meta name="description"[^>]*>|<link rel="canonical"[^>]*>/g), `${path}: description, canonical`)
      .toBeLessThan(2048);
    expect.soft(endOf(/<meta property="og:[^>]*>/g), `${path}: og:`).toBeLessThan(4096);
  }
});

test('the HTML of every page has lines short enough to read and diff @desktop @core', () => {
  for (const path of [...allRoutes, '/404']) {
    const lines = sourceOf(path).split('\n');
    // Styles, scripts and the policy's hashes are not meant to be read.
    const markup = lines.filter((line) => !/^(?:<style>|<script|<meta http-equiv)/.test(line));
    expect.soft(Math.max(...markup.map(({ length }) => length)), `${path}: the longest line`).toBeLessThanOrEqual(6000);
    expect
      .soft(
        lines.filter((line) => /<(?:meta|link|title)\b.*<(?:meta|link|title)\b/.test(line)),
        path,
      )
      .toEqual([]);
    if (lines.some((line) => line.includes('application/ld+json')))
      expect.soft(lines, path).toContain(' "@context": "https://schema.org",');
  }
});
