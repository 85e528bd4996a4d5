import type { SectionPageSource } from '@/lib/section-page-schema';
import { company } from '../company';
import { anchors, homeSection, routes } from '../routes';

export const whoWeAre = {
  path: routes.whoWeAre,
  name: 'Who we are',
  indexed: true,
  search: `software company ${company.city.toLowerCase()}`,
  seo: {
    pageName: `a software company in ${company.city}`,
    description: `A software company in ${company.city}, founded in ${company.foundingYear}: who its customers are, why it works on U.S. property, and how it hands the code over.`,
    keywords: ['about us', `software company ${company.city}`, 'real estate engineers', 'track record'],
  },
  title: `A software company in ${company.city}, founded in ${company.foundingYear}`,
  lead: 'We build software, run it, and hand it over in a state that the next engineer can work with. Much of it is for real estate.',
  action: { label: 'Tell us what you run', href: routes.contact },
  second: { label: 'See the open roles', href: homeSection(anchors.careers) },
  picture: {
    scene: 'night-hire-us',
    alt: 'Scale model of a building site at night: a half-built block with lit floors under a crane, a laptop and a blueprint before it',
  },
  blocks: ['whoWeAre', 'careers'],
  sections: [
    {
      kind: 'prose',
      id: 'time-zones',
      ground: 'sand',
      title: `Why a firm in ${company.city} works on U.S. property`,
      claim: 'Your night is our working day',
      paragraphs: [
        `${company.city} is ${company.clocks.againstNewYork}. What your team reports at five in the afternoon is read here at the start of a day, with nobody at your end waiting for it. A migration that must not disturb an agent can run while the agents are asleep.`,
        'The distance has a price too. A question that needs an answer within the hour has to fall into the shared hours at the edges of both days, so those are kept for talking, and everything else is written down well enough to be picked up without a call. The page on dedicated development teams shows the two days side by side.',
        'U.S. property also rewards knowing the trade. A listing, a deed, a parcel and a tax bill describe the same house in four vocabularies, and most of the work is to make them agree. We have done enough of it to ask for the parcel number first.',
      ],
    },
    {
      kind: 'rows',
      id: 'how-we-work',
      ground: 'mist',
      title: 'How an engagement is set up',
      items: [
        {
          title: 'We read before we quote',
          description:
            'You send what exists: a repository, screenshots, the list of complaints. What comes back is a set of questions, and a size for the work once they are answered.',
        },
        {
          title: 'The repository carries your name',
          description:
            'Code, tickets and notes are kept in your accounts from the first commit. If we part, there is nothing to hand back.',
        },
        {
          title: 'Work arrives in pieces that run',
          description:
            'Each piece can be opened, tried and refused. That is slower to begin with than one large delivery and much easier to steer.',
        },
        {
          title: 'What we know is written down',
          description:
            'How it is built, how it is released, what to do when it stops. The notes are reviewed with the code, because nobody writes them afterwards.',
        },
      ],
    },
  ],
  closing: {
    question: 'What should work better a year from now?',
    next: 'Write it in two sentences. An engineer reads them and answers with the questions that decide the size of the work.',
    picture: {
      scene: 'night-hire-us',
      alt: 'Scale model of a building site at night, its finished floors lit from within',
    },
  },
} satisfies SectionPageSource;
