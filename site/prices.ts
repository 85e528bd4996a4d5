import type { Section } from '@/lib/schemas/sections';
import { answers } from '@/content/answers';

/** The link to the prices at the end of a page; none if an answer on the page has that link. */
export function pricesAfter(sections: readonly Section[]): string[] {
  const led = sections.some(
    (section) => section.kind === 'questions' && section.items.some(({ more }) => more?.href === answers.engagement),
  );
  return led ? [] : [answers.engagement];
}
