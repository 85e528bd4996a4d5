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
  lead: 'We develop and look after business software, much of it for real estate, and hand it over in a state that another engineer can work with.',
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
        'The distance has a price too. A question that needs an answer within the hour has to fall into the shared hours at the edges of both days, so those are kept for talking. Everything else is written down well enough to be picked up without a call. The page on dedicated development teams shows the two days side by side.',
        'U.S. property also rewards knowing the business. A listing, a deed, a parcel and a tax bill describe the same house in four vocabularies. Most of the work is to make them agree, which is why we ask for the parcel number so early.',
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
            'A repository, some screenshots and the list of complaints are enough to begin with. We go through them and send questions. Once you have answered those you get a size for the work, or a smaller piece to find it out with if we cannot see the bottom yet.',
        },
        {
          title: 'The repository carries your name',
          description:
            'Code, tickets and notes are set up in your accounts before the first commit, so that nothing has to be handed back if we part.',
        },
        {
          title: 'Work arrives in pieces that run',
          description:
            'A piece can be opened, tried and refused, which makes the start look slow and keeps a misunderstanding from costing more than that piece.',
        },
        {
          title: 'What we know is written down',
          description:
            'There are notes on how the system is built and released, and on what to do when it stops. They go through review together with the code, because notes that are written at the end of a project are mostly guesses about what somebody meant.',
        },
      ],
    },
  ],
  closing: {
    question: 'What should work better a year from now?',
    next: 'Two sentences are enough for us to come back with questions about the system, its users and the date.',
    picture: {
      scene: 'night-hire-us',
      alt: 'Scale model of a building site at night, its finished floors lit from within',
    },
  },
} satisfies SectionPageSource;
