import data from '@/generated/content/style-guide.json' with { type: 'json' };

/** The words of the style guide, a page of development only (content/style-guide.yaml). */
export const styleGuide = data;
