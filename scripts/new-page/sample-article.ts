// The template of "npm run new-page" for a note, a case or another page; it replaces the address, family, name and day.
import { routes } from '@/content/routes';
import type { ArticleSource } from '@/lib/schemas/article';

export const sampleArticle = {
  family: 'note',
  path: routes.privacy,
  // Shown in development and previews alone. Delete this line to publish.
  draft: true,
  // The name in lists and the breadcrumb.
  name: 'Sample name',
  published: '2000-01-01',
  seo: {
    // The title in the browser’s tab, after the company’s name, 3 to 46 characters.
    pageName: 'sample name',
    // The description in search results, 70 to 160 characters, ending with whom it is for.
    description:
      'Sample text: say in 70 to 160 characters what the reader learns, and from what. For those whom it is for.',
    keywords: ['sample text', 'sample words', 'sample query'],
  },
  // The headline of the page (h1), 10 to 70 characters.
  title: 'Sample name: sample text',
  // What the reader takes away, 40 to 300 characters.
  lead: 'Sample text: what the reader knows after ten minutes that they did not know before.',
  picture: {
    // A scene by night suits. /styleguide under "npm run dev" shows all of them.
    scene: 'site-office',
    // What it shows, for people who cannot see it.
    alt: 'Sample text: what the picture shows, in one sentence',
  },
  // The sections of the page; their kinds are the folders in components/sections that have a schema.ts.
  sections: [
    {
      kind: 'prose',
      title: 'Sample text: the first thing to know',
      paragraphs: ['Sample text: a paragraph of three to six sentences. Begin with what the reader can use.'],
    },
    {
      kind: 'rows',
      title: 'Sample text: what goes wrong',
      items: [
        { title: 'The first mistake', description: 'Sample text: how it comes about, and how it is seen early.' },
        { title: 'The second mistake', description: 'Sample text: how it comes about, and how it is seen early.' },
      ],
    },
  ],
  related: [
    // The pages that say more.
    { path: routes.contact, why: 'Sample text: why a reader of this page goes on there.' },
  ],
} satisfies ArticleSource;
