import { clocks } from '@/generated/content/company.json';

/** Office hours and time zones. They are apart from the company’s other facts, so that an island bundles these alone. */
export const officeClocks = clocks;
