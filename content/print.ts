import data from '@/generated/content/print.json' with { type: 'json' };
import type { PrintPage } from '@/lib/schemas/print';

export type { PrintPage } from '@/lib/schemas/print';

/** The pages laid out for paper (content/print.yaml). */
export const printPages: readonly PrintPage[] = data.pages;

/** The folder of the brochures, in public/ and on the site. */
export const brochureFolder = '/brochures';
