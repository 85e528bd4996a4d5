import { readSwitch } from '@/lib/variables';

/** Whether this is `npm run test:all` (`TEST_ALL=1`), which tries every page in every window and every content file. */
export const triesAll = readSwitch('TEST_ALL', process.env);
