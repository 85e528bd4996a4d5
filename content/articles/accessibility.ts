import { company } from '../company';
import { routes } from '../routes';
import { sample } from '../samples';
import type { ArticleSource } from '@/lib/schemas/article';

/** What the site promises to people who use it in other ways, and how that is tested. */
export const accessibility = {
  family: 'page',
  path: routes.accessibility,
  name: 'Accessibility',
  published: '2026-11-26',
  seo: {
    pageName: 'accessibility',
    description: `How the website of ${company.brand} works without a mouse, sight or scripts and on a small screen: what is promised, how it is tested, whom to tell.`,
    keywords: ['accessibility statement', 'WCAG 2.2', 'keyboard', 'screen reader'],
  },
  title: 'Accessibility: what we promise, and how we test it',
  lead: 'The site is meant to meet WCAG 2.2 at level AA on every page. Where it does not, we want to hear of it, and say so here.',
  picture: {
    scene: 'night-hire-us',
    alt: 'A building site at night: a half-built block with lit floors under a crane, a laptop before it',
  },
  sections: [
    {
      kind: 'rows',
      id: 'what-we-promise',
      title: 'What you can rely on',
      items: [
        {
          title: 'Without a mouse',
          description:
            'Everything can be reached and used by keyboard, in the order in which it is read, and you can see where you are.',
        },
        {
          title: 'Without sight',
          description:
            'Headings, landmarks, names and alternatives are there. A drawing that explains something says the same in words.',
        },
        {
          title: 'Without scripts',
          description:
            'All text, pictures and links are in the page. The form needs a script. Without one, the page gives the address to write to.',
        },
        {
          title: 'Without motion',
          description:
            'If your device asks for less motion, nothing moves by itself. Otherwise whatever moves can be paused.',
        },
        {
          title: 'Large, small, dark, in few colours',
          description:
            'Text can be enlarged to 400 % and spaced as you like, on a window of 320 px. Dark and forced colours are supported.',
        },
      ],
    },
    {
      kind: 'rows',
      id: 'how-it-is-tested',
      title: 'How it is tested',
      items: [
        {
          title: 'At every change',
          description:
            'Two rule engines, axe and IBM Equal Access, look at every page in two sizes. The Nu HTML checker reads the markup.',
        },
        {
          title: 'As a visitor would',
          description:
            'A browser goes through menus, tabs, the carousel and the form by keyboard, with scripts off, with less motion and in forced colours.',
        },
        {
          title: 'By people',
          description:
            'Before a larger release somebody walks through it with a keyboard, with the accessibility tree and at 400 %.',
        },
        {
          title: 'Not yet',
          description:
            'Nobody has been paid to audit it, and no organisation has certified it. Brochures are tagged PDFs, and were not checked by a validator.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'tell-us',
      title: 'Tell us what does not work',
      paragraphs: [
        `Write to ${company.email} what you wanted to do, and with which browser and aid. An engineer answers ${company.terms.reply}${sample.term}. If a page keeps something from you, ask for it by mail and you get it as plain text.`,
      ],
    },
  ],
} satisfies ArticleSource;
