import { clocks } from '@/generated/content/company.json';

/** What the city's clocks mean for customers elsewhere; apart from the company's other facts, for islands. */
export const officeClocks = clocks;
