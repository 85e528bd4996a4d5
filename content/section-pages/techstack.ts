import type { SectionPageSource } from '@/lib/schemas/section-page';
import { company } from '../company';
import { answers, routes } from '../routes';
import { sample } from '../samples';

/* Source: versions of .NET with an even number are supported for three years (Microsoft, .NET support policy, 2025; dotnet/core, releases.md, 2026). */

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
  title: 'Techstack: what our ASP.NET and React developers build with',
  lead: `${company.brand} develops in C#, ASP.NET and React, for companies that begin something new and for those whose older software has to go on running. The tools for both are listed here.`,
  action: { label: 'Ask about your stack', href: routes.contact },
  second: { label: 'By layer', section: 'by-layer' },
  picture: {
    scene: 'tool-store',
    alt: 'A workshop at night: server cabinets along one wall, spanners and gears on another, a laptop and a drawing on the bench',
  },
  blocks: ['techstackTabs', 'techstack'],
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
            'Before we add a tool we look up how long its maker promises fixes, and the work that its last breaking change meant for those who had to follow. An even-numbered version of .NET, for example, comes out with three years of support, whose last day is known in advance.',
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
          question: 'Our technology is not listed. Can you still help?',
          answer:
            'Often. Send the name and the version. Days that we would spend on learning it are a line of the proposal, for you to accept or refuse.',
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
        {
          question: 'Do your engineers use AI tools on customers’ code?',
          answer: `${company.terms.aiTools}${sample.sentence}`,
          more: { label: 'How we handle your systems and data', href: answers.dataHandling },
        },
      ],
    },
  ],
  closing: {
    question: 'A name and a version are enough to look up its dates',
    next: 'For the part of your stack that worries you most. You also read whether we have worked with it at all.',
    picture: {
      scene: 'application-development-by-night',
      alt: 'The building at night, the screens in its rooms lit',
    },
  },
} satisfies SectionPageSource;
