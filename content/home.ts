import { company } from './company';
import { constants } from './constants';
import { homeSchema, vacancyExperience } from '@/lib/home-schema';
import { anchors, homeSection, routes } from './routes';
import { parseContent } from '@/lib/schema';

const { yearsClaimed } = constants;

const city = {
  scene: 'night-real-estate',
  alt: 'Scale model of a city block at night, its houses joined to a lit tower by fine threads of light',
} as const;

/** The home page, checked. @throws Error that names the field and what was expected */
export const home = parseContent('content/home.ts', homeSchema, {
  seo: {
    pageName: `software consultancy in ${company.city}`,
    description: `Software consultancy in ${company.city} with a real-estate focus: property records, cloud, customer identity, integrations and dedicated teams.`,
    keywords: [
      'real estate software company',
      `software consultancy ${company.city}`,
      'offshore development team',
      'CIAM',
      'Power Apps consultancy',
    ],
    picture: city,
  },

  hero: {
    title: `Software consultancy in ${company.city} with a real-estate focus`,
    slides: [
      {
        id: 'hire-us',
        label: 'Hire us',
        heading: 'Hire engineers, keep the code',
        tagline: 'Your backlog, our team, and a repository with your name on it',
        button: { label: 'Hire Us', href: homeSection(anchors.contact) },
        picture: {
          scene: 'night-hire-us',
          alt: 'Scale model of a building site at night: a half-built block with lit floors, a crane above it, a blueprint and a laptop in front',
        },
      },
      {
        id: 'real-estate',
        label: 'Real estate',
        heading: 'Software for the business of property',
        tagline: 'Listings, records and closings that agree with each other',
        button: { label: 'Read More', about: 'software for real estate', href: routes.realEstate },
        picture: city,
      },
      {
        id: 'identity',
        label: 'Identity',
        heading: 'One sign-in for every customer',
        tagline: 'They prove who they are once, and twice where it matters',
        button: { label: 'Read More', about: 'identity and access', href: routes.identity },
        picture: {
          scene: 'night-identity',
          alt: 'Scale model of a gatehouse at night with a large key beside it and one lit path through the wall',
        },
      },
      {
        id: 'cloud',
        label: 'Cloud',
        heading: 'A cloud move with its reasons in writing',
        tagline: 'Leave what works where it is, and see the bill before it comes',
        button: { label: 'Read More', about: 'cloud services', href: routes.cloud },
        picture: {
          scene: 'night-cloud',
          alt: 'Scale model of server racks under a pale cloud at night, with lit threads running to small buildings',
        },
      },
      {
        id: 'third-party-api',
        label: 'Third-party API',
        heading: 'Maps, payments and records behind one API',
        tagline: 'Your system asks once, and we deal with each provider’s bad day',
        button: { label: 'Read More', about: 'third-party API integrations', href: routes.integrations },
        picture: {
          scene: 'night-third-party-api',
          alt: 'Scale model of different small buildings at night, joined through a hub by glowing ducts',
        },
      },
      {
        id: 'digital-transformation',
        label: 'Transformation',
        heading: 'From paper forms to a process you can see',
        tagline: 'One process at a time, with the old way running beside it',
        button: { label: 'Read More', about: 'digital transformation', href: routes.digitalTransformation },
        picture: {
          scene: 'night-digital-transformation',
          alt: 'Scale model at night: paper from dark filing cabinets rides a conveyor through a scanner towards lit towers',
        },
      },
      {
        id: 'application-in-a-box',
        label: 'Application-in-a-box',
        heading: 'A framework with the plumbing done',
        tagline: 'Sign-in, roles and audit are there before your first feature',
        button: { label: 'Read More', about: 'application-in-a-box', href: routes.applicationFramework },
        picture: {
          scene: 'night-app-in-a-box',
          alt: 'Scale model at night: lit buildings stand in an open wooden crate, with panels, beams and tools laid out beside it',
        },
      },
    ],
  },

  facts: [
    { figure: `${yearsClaimed.projects} years`, meaning: 'Of projects for large, startup and mid-size customers' },
    { figure: '99.9%', meaning: 'Of U.S. households are in property databases, by the providers’ own figures' },
    { figure: '600+', meaning: 'Connectors for Power Apps, from Microsoft and from others' },
  ],

  whoWeAre: {
    title: 'Who we are',
    subtitle: 'Our Track Record',
    paragraphs: [
      `We have built software since ${yearsClaimed.start}. In ${yearsClaimed.projects} years of projects the customers have been large firms with a legacy to protect, startups with a date to meet, and mid-size companies with both.`,
      'Much of that work is real estate, for the United States among others: MLS feeds that arrive in four shapes, escrow steps that must happen in order, rent rolls that have to balance on the last day of the month.',
      `We work from ${company.city}, write to you in plain sentences, keep the code in your repository, and leave notes that the next engineer can use.`,
    ],
    picture: {
      scene: 'dedicated-teams',
      alt: 'Scale model of two open offices joined by a bridge, with a small crew at the desks',
    },
    milestones: [
      {
        when: 'Large',
        what: 'An estate of systems that cannot stop: we read the old code first and replace it a piece at a time.',
      },
      {
        when: 'Mid-size',
        what: 'One system that everybody leans on: we make it sound, then teach it to talk to the others.',
      },
      {
        when: 'Startup',
        what: 'An idea and a date: we agree what the first version leaves out, then build what is left.',
      },
    ],
  },

  whatWeDo: {
    title: 'What we do',
    intro:
      'Six solutions, each for a problem that property firms and their neighbours bring to us. All of them begin with a model of how your business works today, drawn with the people who do the work.',
    readMore: 'Read More',
  },

  ourServices: {
    title: 'Our services',
    intro:
      'Six ways to put engineers to work, from one API to a whole team. Pick the one that fits the gap; it can become another later.',
    readMore: 'Read More',
  },

  integrations: {
    title: 'Third-Party API Integrations',
    intro:
      'Each of the six solutions ends up talking to products that other firms make. These pages say what that takes, kind by kind, and what to do when the other side does not answer.',
  },

  partners: {
    title: 'What we connect',
    intro: 'Examples of products that can be connected. Property firms often pay for several of them already.',
  },

  techstack: {
    title: 'Techstack',
    intro: 'Tools with a long support life, and enough people who know them to take the code over.',
    groups: [
      {
        title: 'Back end and data',
        summary: 'Where the rules live and the records are kept',
        items: [
          { name: '.Net Core', logo: 'dotnet-core' },
          { name: 'C Sharp', logo: 'csharp' },
          { name: 'SQL Server', logo: 'sql-server' },
          { name: 'Web API' },
          { name: 'MVC' },
          { name: 'ASP.NET' },
          { name: 'Node.js', logo: 'nodejs' },
          { name: 'AJAX' },
          { name: 'ADO.NET' },
        ],
      },
      {
        title: 'Front end',
        summary: 'What people see, touch and wait for',
        items: [
          { name: 'React', logo: 'react' },
          { name: 'Redux', logo: 'redux' },
          { name: 'Javascript', logo: 'javascript' },
          { name: 'Bootstrap', logo: 'bootstrap' },
          { name: 'Jquery', logo: 'jquery' },
          { name: 'SASS', logo: 'sass' },
          { name: 'Tailwind CSS', logo: 'tailwindcss' },
          { name: 'CSS', logo: 'css' },
          { name: 'HTML', logo: 'html' },
        ],
      },
      {
        title: 'Cloud',
        summary: 'Where it runs',
        items: [
          { name: 'Amazon Web Services', logo: 'aws' },
          { name: 'Microsoft Azure Cloud', logo: 'azure' },
          { name: 'Google Cloud Platform', logo: 'google-cloud' },
        ],
      },
    ],
    byLayer: {
      title: 'By layer',
      intro:
        'The same tools again, in the place where each one works in a system, and a few more that stand behind them.',
    },
    expertise: {
      title: 'Our Expertise',
      paragraphs: [
        `${yearsClaimed.expertise} years of expertise reach from applications made for the desktop to services that scale by themselves. Half of the craft is to know which of the two a problem wants.`,
        'A legacy system is read before it is judged: it holds rules that nobody wrote down elsewhere. A cloud-based one is designed from its bill and its failures backwards.',
      ],
      badges: ['Cloud-based', 'Legacy'],
    },
  },

  careers: {
    title: 'Careers',
    intro:
      'Two desks are free. You would work on systems that people use all day, beside engineers who review code line by line and explain why.',
    apply: 'Apply',
    vacancies: [
      {
        id: 'front-end-developer',
        role: 'Front-end developer',
        skills: 'React, Redux, JS, CSS',
        picture: {
          scene: 'vacancy-front-end',
          alt: 'Scale model of a desk: a page on a large screen and on a phone, its parts and colour samples laid out before them',
        },
        experience: vacancyExperience,
        posted: '2026-11-21',
        description:
          'You build the screens that agents and underwriters keep open all day, and you care how they feel on a slow line.',
        duties: [
          'Turn a sketch and a conversation into components that other pages can use.',
          'Keep pages light, legible and usable with a keyboard alone.',
          'Write the test that would have caught yesterday’s bug.',
        ],
      },
      {
        id: 'dotnet-developer',
        role: '.Net developer',
        skills: 'C#, .NetCore, SQL, API development',
        picture: {
          scene: 'vacancy-dotnet',
          alt: 'Scale model of two server cabinets, one with its door open, a database beside them and the drawing that they follow',
        },
        experience: vacancyExperience,
        posted: '2026-11-21',
        description:
          'You write the services behind those screens: the rules, the queries, and the APIs that other companies call.',
        duties: [
          'Design an API that says no clearly when the request is wrong.',
          'Read a query plan, and then read it again after adding the index.',
          'Document what the next engineer will need at night.',
        ],
      },
    ],
  },

  contact: {
    title: 'Contact Us',
    intro: 'Tell us what the system has to do, and by when. An engineer reads it and answers with questions first.',
    next: [
      'You write what you have, what hurts, and what must not change.',
      'We read it and reply by email with the questions that decide the size of the work.',
      'If we are the wrong people for it, we say so in that first reply.',
    ],
  },
});
