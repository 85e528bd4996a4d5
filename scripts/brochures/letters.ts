import { createHash } from 'node:crypto';

/** Text as its letters alone: what a line break, a soft hyphen or a ligature did to it is undone. */
export function withoutSpace(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u00ad\u200b]+/gu, '');
}

/** A short digest, to see whether something changed. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
