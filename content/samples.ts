import data from '@/generated/content/samples.json' with { type: 'json' };

/** The marks of sample facts and terms (content/samples.yaml). Each is empty once the company’s facts are real. */
export const sample = data;
