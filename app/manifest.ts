import type { MetadataRoute } from 'next';
import { company } from '@/content/company';
import { home } from '@/content/home';
import { assetUrl, site } from '@/content/site';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.legalName,
    short_name: company.brand,
    description: home.seo.description,
    id: assetUrl('/'),
    start_url: assetUrl('/'),
    lang: site.language,
    display: 'browser',
    background_color: '#0b1230',
    theme_color: '#0b1230',
    icons: [
      { src: assetUrl('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: assetUrl('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: assetUrl('/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
