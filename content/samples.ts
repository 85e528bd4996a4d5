import data from '@/generated/content/samples.json' with { type: 'json' };

/** How samples are marked wherever they are said (content/samples.yaml); each is empty once the company's facts are none. */
export const sample = data;
