import type { People } from '@/lib/schemas/people';

/**
 * The people who are named on the site, each by an id such as `'mei-tan'`. Empty: nobody is made up, and as long as nobody is
 * named here no list of people is shown.
 */
export const people: People = {};
