import { socialSize } from '@/lib/social';

/**
 * What search engines and networks show of a page. Google publishes no width; these are what its result pages are
 * measured to cut at on a desktop and on a phone (such as screamingfrog.co.uk/learn-seo, moz.com/learn/seo). Sizes
 * in px of Arial, lengths in characters.
 */
export const limits = {
  title: { size: 20, room: 580, characters: 70 },
  description: { size: 14, room: 920, phoneRoom: 680, characters: { from: 70, to: 160 } },
  /** Fewer words in a page's main part are thin for a page that is to be found. */
  words: 100,
  picture: { ...socialSize, bytes: 300_000, format: 'png' },
} as const;
