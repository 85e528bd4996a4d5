import type { MetadataRoute } from 'next';
import { company } from '@/content/company';
import { home } from '@/site/home';
import { mark } from '@/content/mark';
import { assetUrl, site } from '@/site/urls';

export const dynamic = 'force-static';

/** The manifest for a shortcut on a phone’s home screen. `display: browser`, because the site is no app. */
export function GET(): Response {
  const manifest: MetadataRoute.Manifest = {
    name: company.legalName,
    short_name: company.brand,
    description: home.seo.description,
    id: assetUrl('/'),
    start_url: assetUrl('/'),
    lang: site.language,
    display: 'browser',
    background_color: mark.ground,
    theme_color: mark.ground,
    icons: [
      { src: assetUrl('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: assetUrl('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: assetUrl('/icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
