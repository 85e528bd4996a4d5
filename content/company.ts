import data from '@/generated/content/company.json' with { type: 'json' };
import type { Company } from '@/lib/schemas/company';

/** Every fact about the company (content/company.yaml). */
export const company: Company = data;
