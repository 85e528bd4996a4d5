import { createHash } from 'node:crypto';
import { assertAllowed } from './allowed';
import { arrangeHead, findHead } from './head';
import { findNextOutput } from './next-output';
import type { Stylesheet } from './stylesheet';
import { listTags, Unexpected, withoutTags } from './tags';

/** What all pages of a site share. */
export interface SiteParts {
  readonly policy: string;
  /** The script that wakes a page. */
  readonly wake: string;
  /** A stylesheet by its address. */
  readonly styleOf: (href: string) => Stylesheet;
  /** Whether the site has a file at this address. */
  readonly hasFile: (address: string) => boolean;
}

/** A page that is ready to be served, and the file that it needs beside it. */
export interface FinishedPage {
  readonly html: string;
  /** Address and text of the script that starts React on this page. The address carries a hash of the text. */
  readonly flight: { readonly address: string; readonly code: string };
}

/**
 * Turns a page as `next build` writes it into one that sleeps until the visitor does something (decided in issue 8):
 * Next's scripts leave the HTML, their data goes into a file, and one small script, the same on every page, fetches
 * both when they are needed. What is left is checked against the policy that the page carries.
 *
 * @throws Unexpected when the page is not what Next 16 is known to write, or carries what the policy would block
 */
export function finishPage(html: string, site: SiteParts): FinishedPage {
  if (!html.startsWith('<!DOCTYPE html>')) throw new Unexpected('<!DOCTYPE html> first', html.slice(0, 40));
  if (html.includes(' data-flight="'))
    throw new Unexpected('a page fresh from next build', 'one that is finished already');
  const tags = listTags(html);
  const next = findNextOutput(tags);
  for (const chunk of next.chunks) {
    if (!site.hasFile(chunk)) throw new Unexpected('a file for every script', chunk);
  }
  const flight = { address: flightAddress(next.chunks[0] ?? '', next.flight), code: next.flight };

  const gone = new Set(next.tags);
  const head = findHead(html, tags);
  const kept = head.tags.filter((tag) => !gone.has(tag));
  const wake = `<script data-chunks="${next.chunks.join(' ')}" data-flight="${flight.address}">${site.wake}</script>`;
  const inside = arrangeHead(html, kept, { ...site, wake });
  const page = html.slice(0, head.start) + inside + withoutTags(html, gone, head.end);
  assertAllowed(page, site);
  return { html: page, flight };
}

/** Below the base path that the chunks stand below, in the folder whose files hosts cache for ever. */
function flightAddress(chunk: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 16);
  return `${chunk.slice(0, chunk.indexOf('/_next/'))}/_next/static/flight/${hash}.js`;
}
