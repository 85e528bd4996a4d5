import data from '@/generated/content/street.json' with { type: 'json' };
import { routes } from './routes';
import type { HouseState } from '@/lib/house-states';
import type { Chapter, Story, StreetPage } from '@/lib/schemas/street';

/** The facts of 14 Sample Street, which the specimens of eight pages tell (content/street.yaml). */
export const story = data.story as unknown as Story;

/** The street’s introduction and the text alternative of its picture. */
export const streetWords = data.words;

/** The page that tells the story in one walk. */
export const streetPage = data.page as unknown as StreetPage;

/** The eight chapters in order: what happens, the one number, and the page that tells it. */
export const chapters = data.chapters as readonly Chapter[];

/** The chapter with this state of the house, its number from 1, and its neighbours. */
export function chapterOf(state: HouseState) {
  const index = chapters.findIndex((chapter) => chapter.state === state);
  return {
    chapter: chapters[index] as Chapter,
    number: index + 1,
    before: chapters[index - 1],
    after: chapters[index + 1],
  };
}

/** The address of a chapter on the page that tells all eight. */
export const chapterOnStreet = ({ anchor }: Chapter) => `${routes.street}#${anchor}`;

/** The address of a chapter’s specimen. */
export const chapterHref = ({ page, anchor }: Chapter) => `${page}#${anchor}`;

/** The chapter that a page tells, if it tells one. */
export function chapterAt(page: string): Chapter | undefined {
  return chapters.find((chapter) => chapter.page === page);
}

/** The number of a chapter as it is said: "$412,000", "64 points". */
export function numberOf({ before = '', number, after }: Chapter): string {
  return `${before}${number}${after ? ` ${after}` : ''}`;
}
