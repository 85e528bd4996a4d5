import type { SectionPageSource } from '@/lib/section-page-schema';
import { routes } from '../routes';

/* Source: versions of .NET with an even number are supported for three years (Microsoft, .NET support policy, 2025). */

export const techstack = {
  path: routes.techstack,
  name: 'Techstack',
  indexed: true,
  search: 'asp.net and react developers',
  seo: {
    pageName: 'our ASP.NET and React developers',
    description:
      'What our ASP.NET and React developers build with: SQL Server, Node.js, three clouds, DevOps tools and Power Apps, each with its reason.',
    keywords: ['techstack', '.NET Core', 'React', 'SQL Server', 'Microsoft Azure', 'AWS'],
  },
  title: 'What our ASP.NET and React developers build with',
  lead: 'We develop in C#, ASP.NET and React, for companies that begin something new and for those whose older software has to go on running. The tools for both are listed here.',
  action: { label: 'Ask about your stack', href: routes.contact },
  second: { label: 'By layer', section: 'by-layer' },
  picture: {
    scene: 'tool-store',
    alt: 'Scale model of a workshop at night: server cabinets along one wall, spanners and gears on another, a laptop and a drawing on the bench',
  },
  blocks: ['techstack', 'techstackTabs'],
  sections: [
    {
      kind: 'rows',
      id: 'how-chosen',
      ground: 'sand',
      title: 'How a tool gets onto this page',
      items: [
        {
          title: 'It will still be supported when you need it',
          description:
            'Before we add a tool we look up how long its maker promises fixes and what the last breaking change cost the people who had to follow it. An even-numbered version of .NET, for example, comes out with three years of support, whose last day is known in advance.',
        },
        {
          title: 'You can hire for it',
          description:
            'C#, SQL and React are known to more engineers than any cleverer choice would be, which you will be glad of if we ever stop working together.',
        },
        {
          title: 'It fits what runs already',
          description:
            'A firm with Windows licences and a SQL Server has a head start on .NET, and one whose data lies in a Google project has another. To move either of them we would need a reason that shows in the bill or in the error log.',
        },
        {
          title: 'The old ones stay listed',
          description:
            'jQuery, ADO.NET and MVC carry a great deal of working software. We work on such systems as they are. A page without those names would describe the software that people wish they had.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'Questions about the stack',
      items: [
        {
          question: 'Is it a no if ours is not on the list?',
          answer:
            'Not by itself: send the name and the version. If we would have to learn it at your cost, the reply says so before you decide.',
        },
        {
          question: 'Will you insist on rewriting the legacy part?',
          answer:
            'Usually not all of it: a part that works and is rarely touched is best left alone behind an API, while one that changes every month is worth replacing in pieces.',
        },
        {
          question: 'Which of the three clouds do you prefer?',
          answer:
            'The one your people already know, unless a licence or a data source points elsewhere, as the page on cloud consulting explains.',
        },
      ],
    },
  ],
  closing: {
    question: 'Which part of your stack worries you most?',
    next: 'Name it with its version; you hear what we would look at in it, or that we have not worked with it.',
    picture: {
      scene: 'tool-store',
      alt: 'The workshop at night, three lamps lit over its bench',
    },
  },
} satisfies SectionPageSource;
