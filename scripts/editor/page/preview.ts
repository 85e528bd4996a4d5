import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { createElement as h } from 'react';

/** Where the site shows what an entry says: on its own page, or on the home page. */
const addresses: Readonly<Record<string, (slug: string) => string>> = {
  vacancies: (slug) => `/careers/${slug}`,
  people: (slug) => `/people/${slug}`,
  accessibility: () => '/accessibility',
  notes: () => '/notes',
  print: () => '/pdf',
  'not-found': () => '/not-found',
};

/**
 * Shows the page itself beside its form, as the site on this machine has it: it follows each save.
 * @param name the folder or the file that is edited
 */
export function previewOf(name: string) {
  return function Page({ entry }: CustomPreviewTemplateProps) {
    const data = entry.get('data') as { get?: (field: string) => unknown };
    const path = data.get?.('path');
    if (entry.get('newRecord')) return h('p', null, 'The page is shown here when you have saved it for the first time.');
    const address = typeof path === 'string' ? path : (addresses[name]?.(String(entry.get('slug'))) ?? '/');
    return h('iframe', { src: address, title: 'The page', style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 } });
  };
} // prettier-ignore
