import data from '@/generated/content/interface/enquiry-notice.json' with { type: 'json' };

/**
 * What is under the form about personal data: who receives it and why, who carries it, what is kept where and for
 * how long, and whom to ask (the country's law on personal data: consent, purpose, retention, access and correction).
 */
export const enquiryNotice = data.entries;
