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
    scene: 'night-real-estate',
    alt: 'A city block at night, its houses joined to a lit tower by fine threads of light',
  },
  blocks: ['sitemap'],
} satisfies SectionPageSource;
