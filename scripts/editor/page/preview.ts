import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { createElement as h } from 'react';
import { addressByFile } from '@/lib/addresses';

/** Where the site shows what a single file says; elsewhere it is the home page. */
const addresses: Readonly<Record<string, string>> = {
  accessibility: '/accessibility',
  notes: '/notes',
  print: '/pdf',
  'not-found': '/404',
};

/**
 * Shows the page itself beside its form, as the site on this machine has it: it follows each save.
 * @param name the folder or the file that is edited
 * @param pages the addresses that there are; while another is typed, there is no page to show
 */
export function previewOf(name: string, pages: ReadonlySet<string>) {
  return function Page({ entry }: CustomPreviewTemplateProps) {
    const path = (entry.get('data') as { get?: (field: string) => unknown }).get?.('path');
    const slug = entry.get('slug') as string | undefined;
    const byFile = addressByFile(name, slug ?? '');
    const address = typeof path === 'string' ? path : (byFile ?? addresses[name] ?? '/');
    const isThere = typeof path === 'string' ? pages.has(path) : !!slug || !byFile;
    if (!isThere) return h('p', null, 'The page is shown here when it has been saved.');
    return h('iframe', {
      src: address,
      title: 'The page',
      style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
    });
  };
}
