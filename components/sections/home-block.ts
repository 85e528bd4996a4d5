import type { Home } from '@/lib/schemas/home';

/** What a block of the home page takes, which is also a page of its own. */
export interface HomeBlockProps<Name extends keyof Home> {
  content: Home[Name];
  /** `true` where the page's h1 already says what the block is. */
  hiddenHeading?: boolean;
}
