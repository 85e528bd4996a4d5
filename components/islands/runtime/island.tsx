import { createIsland } from 'next-documents/island';
import { islands } from './registry';

/** One of the islands of this site. */
export const Island = createIsland(islands, 'contents');
