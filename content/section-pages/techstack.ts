import type { SectionPageSource } from '@/lib/section-page-schema';
import { routes } from '../routes';

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
  lead: 'Tools that have been in use long enough for their faults to be known. Old ones stand beside new ones, because the systems that we look after are of both ages.',
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
            'Before we add a tool we look up how long its maker promises fixes, and what the last breaking change cost the people who had to follow it. A framework that renames itself every spring is somebody else’s hobby.',
        },
        {
          title: 'You can hire for it',
          description:
            'C#, SQL and React are known to more engineers than any cleverer choice. If we stop working together, that is what you will be glad of.',
        },
        {
          title: 'It fits what runs already',
          description:
            'A firm with Windows licences and a SQL Server has a head start on .NET. One whose data is in a Google project has another. We would need a reason to move either, and would put it in writing.',
        },
        {
          title: 'The old ones stay listed',
          description:
            'jQuery, ADO.NET and MVC carry a great deal of working software. We keep people who read them fluently, since the safest replacement starts with knowing what the old code does.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'Questions about the stack',
      items: [
        {
          question: 'Ours is not on the list. Is that a no?',
          answer:
            'Not by itself. Send the name and the version. If we would have to learn it at your cost, the reply says so, and you can decide with that known.',
        },
        {
          question: 'Will you insist on rewriting the legacy part?',
          answer:
            'We read it first. A part that works and is rarely touched is usually best left alone behind an API, while the part that changes every month is replaced in pieces.',
        },
        {
          question: 'Which of the three clouds do you prefer?',
          answer:
            'The one your people already know, unless a licence or a data source points elsewhere. The page on cloud consulting lists what does point elsewhere.',
        },
      ],
    },
  ],
  closing: {
    question: 'Which part of your stack worries you most?',
    next: 'Name it and its version. You get an answer from somebody who has worked with it, or an honest “we have not”.',
    picture: {
      scene: 'tool-store',
      alt: 'The workshop at night, three lamps lit over its bench',
    },
  },
} satisfies SectionPageSource;
