import type { SectionPageSource } from '@/lib/schemas/section-page';
import { routes } from '../routes';

export const footer = {
  path: routes.footer,
  name: 'Footer',
  indexed: false,
  seo: {
    pageName: 'every page on one page',
    description:
      'Every page of the site in one list: solutions, services, integrations, the company, its address and registration, and the trademark notice.',
    keywords: ['site map', 'all pages', 'company address'],
  },
  title: 'Every page, in one list',
  lead: 'For readers who would rather scan a list than open a menu, with the company’s address, its registration and the trademark notice below.',
  action: { label: 'Write to us instead', href: routes.contact },
  picture: {
    scene: 'night-digital-transformation',
    alt: 'At night a conveyor carries paper from filing cabinets through a scanner to lit towers',
  },
  blocks: ['sitemap'],
} satisfies SectionPageSource;
