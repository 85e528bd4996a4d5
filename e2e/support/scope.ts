import { readSwitch } from '@/lib/variables';

/** Whether all is tried, every page, file and browser (`PLAYWRIGHT_ALL=1`), instead of some of every kind. */
export const triesAll = readSwitch('PLAYWRIGHT_ALL', process.env);
