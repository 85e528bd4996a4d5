import type { Home } from '@/lib/schemas/home';

/** The props of a block of the home page that is also shown on a page of its own. */
export interface HomeBlockProps<Name extends keyof Home> {
  content: Home[Name];
  /** `true` where the page's h1 already says what the block is. */
  hiddenHeading?: boolean;
}
