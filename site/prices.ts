import type { Section } from '@/lib/schemas/sections';
import { answers } from '@/content/answers';

/** Where a page’s end leads for what an order costs: nowhere, if one of its answers has led there. */
export function pricesAfter(sections: readonly Section[]): string[] {
  const led = sections.some(
    (section) => section.kind === 'questions' && section.items.some(({ more }) => more?.href === answers.engagement),
  );
  return led ? [] : [answers.engagement];
}
