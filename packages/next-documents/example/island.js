import { createIsland } from 'next-documents/island';
import { islands } from './islands.js';

/** Shows an island in a page. */
export const Island = createIsland(islands);
