import { company } from './company';
import { constants, vacancyExperience } from './constants';
import type { HomeSource } from '@/lib/schemas/home';
import { anchors, homeSection, routes } from './routes';

const { yearsClaimed } = constants;

const city = {
  scene: 'night-real-estate',
  alt: 'A city block at night, houses joined to a tower by light',
} as const;

/** The home page. */
export const home = {
  seo: {
    pageName: `software consultancy in ${company.city}`,
    description: `Software consultancy in ${company.city} for property businesses in the United States and companies nearby: records, payments, cloud. With one house in eight steps.`,
    keywords: [
      'real estate software company',
      `software consultancy ${company.city}`,
      'offshore development team',
      'CIAM',
      'Power Apps consultancy',
    ],
  },

  hero: {
    title: `${company.brand} builds software for property businesses, from ${company.city}`,
    slides: [
      {
        id: 'hire-us',
        label: 'Hire us',
        heading: 'Hire engineers and keep the code they write',
        tagline: 'Your backlog, our team, and a repository with your name on it',
        button: { label: 'Hire Us', href: homeSection(anchors.contact) },
        picture: {
          scene: 'night-hire-us',
          alt: 'A half-built block with lit floors under a crane, at night',
        },
      },
      {
        id: 'real-estate',
        label: 'Real estate',
        heading: 'Software for the business of property',
        tagline: 'Listing, loan and lease on one record for each property',
        button: { label: 'Read More', about: 'software for real estate', href: routes.realEstate },
        picture: city,
      },
      {
        id: 'identity',
        label: 'Identity',
        heading: 'One sign-in for every customer and every app',
        tagline: 'No passwords in your code, a second factor where money moves',
        button: { label: 'Read More', about: 'customer identity and access management', href: routes.identity },
        picture: {
          scene: 'night-identity',
          alt: 'A gatehouse at night, a large key and one lit path',
        },
      },
      {
        id: 'cloud',
        label: 'Cloud',
        heading: 'Cloud migration with a reason for each server',
        tagline: 'Move, rebuild or leave, with the yearly cost of each',
        button: { label: 'Read More', about: 'cloud services', href: routes.cloud },
        picture: {
          scene: 'night-cloud',
          alt: 'Server racks under a cloud at night, threads to small houses',
        },
      },
      {
        id: 'third-party-api',
        label: 'Third-party API',
        heading: 'Maps, payments and records behind one API',
        tagline: 'One call from your system, with a queue and retries behind it',
        button: { label: 'Read More', about: 'third-party API integrations', href: routes.integrations },
        picture: {
          scene: 'night-third-party-api',
          alt: 'Small buildings at night, joined through a hub by ducts',
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
          alt: 'Paper rides a conveyor through a scanner to lit towers',
        },
      },
      {
        id: 'application-in-a-box',
        label: 'Application-in-a-box',
        heading: 'An ASP.NET and React framework to start from',
        tagline: 'Roles, audit and releases are there before your first feature',
        button: { label: 'Read More', about: 'application-in-a-box', href: routes.applicationFramework },
        picture: {
          scene: 'night-app-in-a-box',
          alt: 'Lit buildings in an open crate, panels and tools beside it',
        },
      },
    ],
  },

  facts: [
    { figure: `${yearsClaimed.projects} years`, meaning: 'Of projects for large, startup and mid-size customers' },
    {
      figure: company.clocks.kept.split(' ')[0] ?? '',
      meaning: 'Our clock all year, so that your night in the United States is our day',
    },
    { figure: '6 + 6', meaning: 'Solutions and services, each with a piece of the work to look at' },
  ],

  whoWeAre: {
    title: 'Who we are',
    subtitle: 'Our Track Record',
    paragraphs: [
      `${company.brand} has built software since ${yearsClaimed.start}: for large firms that cannot stop while a system is replaced, for startups with a date to meet, for mid-size companies with something of both.`,
      'Real estate is the field that we know best. A U.S. brokerage says that withdrawn listings stay in its feed, a property manager that the trust account is out by one deposit. The first week then goes into the data and not into our vocabulary.',
      `We build for property businesses in the United States and for companies in ${company.city} and its region. Those in other time zones meet us mostly in writing, from the questions before a proposal to the runbook that stays when we go.`,
    ],
    picture: {
      scene: 'dedicated-teams',
      alt: 'Two open offices joined by a bridge, a crew at the desks',
    },
    milestones: [
      {
        when: 'For large firms',
        what: 'Many systems, some older than the people who run them. We study one, put tests around it and replace it screen by screen.',
      },
      {
        when: 'For mid-size companies',
        what: 'One program that everybody depends on: we find out where it breaks, repair that, and connect it to the others afterwards.',
      },
      {
        when: 'For startups',
        what: 'An idea, a date and little money. We settle together what the earliest version can do without.',
      },
    ],
  },

  whatWeDo: {
    title: 'What we do',
    intro:
      'Real estate comes first, because it is the business that we know best. The other five serve any business: cloud, customer identity, digital transformation, a ready application framework, and Power Apps.',
    readMore: 'Read More',
  },

  ourServices: {
    title: 'Our services',
    intro:
      'From one API to a team for years. You need not know which of the six you want. All six begin with questions and a proposal, which are free of charge.',
    readMore: 'Read More',
  },

  integrations: {
    title: 'Third-Party API Integrations',
    intro:
      'Sooner or later all six have to talk to another firm’s product, be it a map, an MLS, a ledger or a login. A page for each kind names the products and the faults that we test for.',
  },

  partners: {
    title: 'What can be connected',
    intro:
      'Examples. Like Docusign and Microsoft Entra ID, each is on a page that says how it is connected and what tends to go wrong.',
  },

  techstack: {
    title: 'Techstack',
    intro:
      'C# and SQL Server behind, React in front and one of three clouds below, with a good number of older tools that running software is still made of.',
    groups: [
      {
        title: 'Back end and data',
        summary: 'Where the rules live and the records are kept',
        items: [
          { name: '.Net Core', logo: 'dotnet-core' },
          { name: 'C Sharp', logo: 'csharp' },
          { name: 'SQL Server', logo: 'sql-server' },
          { name: 'Web API', logo: 'web-api' },
          { name: 'MVC', logo: 'mvc' },
          { name: 'ASP.NET', logo: 'aspnet' },
          { name: 'Node.js', logo: 'nodejs' },
          { name: 'AJAX', logo: 'ajax' },
          { name: 'ADO.NET', logo: 'adonet' },
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
      intro: 'Each tool by where it works in a system, with a line on how we use it.',
    },
    expertise: {
      title: 'Our Expertise',
      paragraphs: [
        `${yearsClaimed.expertise} years of expertise reach from desktop programs with a database under a desk to services that scale by themselves. Most of it lies in between: web applications that are ten years old and still earn the money.`,
        'With a legacy system we begin by studying what it does, mistakes included, because some of them turn out to be rules that are written nowhere else. With a cloud-based one we begin with two questions. How much may a month of it cost? Which of its parts can fail without waking anybody?',
      ],
      badges: ['Cloud-based', 'Legacy'],
    },
  },

  careers: {
    title: 'Careers',
    intro: `We have two openings for engineers with ${vacancyExperience} of experience. Each works beside the lead of a team. Reviews go both ways: a colleague explains what they would have done differently in your change, and a week later you explain it to them.`,
    apply: 'Apply',
    vacancies: [
      {
        id: 'front-end-developer',
        role: 'Front-end developer',
        skills: 'React, Redux, JS, CSS',
        picture: {
          scene: 'vacancy-front-end',
          alt: 'A desk: one page on a large screen and on a phone',
        },
        experience: vacancyExperience,
        posted: '2026-11-21',
        description:
          'You build the screens on which a loan is processed or a viewing is booked, by people who use them all day.',
        duties: [
          'Turn a sketch and a conversation into components that other pages can use.',
          'Keep pages light enough for a phone and usable without a mouse.',
          'When a bug has got through, write the test that would have caught it.',
        ],
      },
      {
        id: 'dotnet-developer',
        role: '.Net developer',
        skills: 'C#, .NetCore, SQL, API development',
        picture: {
          scene: 'vacancy-dotnet',
          alt: 'Two server cabinets, one open, and a database beside them',
        },
        experience: vacancyExperience,
        posted: '2026-11-21',
        description:
          'You write the services behind those screens, from the rule that splits a commission to the API that another company calls at night.',
        duties: [
          'Design APIs, including what they answer to a faulty request.',
          'Find out why a query is slow, and show by its plan that it no longer is.',
          'Write the page of the runbook for what you release.',
        ],
      },
    ],
  },

  contact: {
    title: 'Contact Us',
    intro:
      'Write what the system has to do and by when, in the words that you would use to a colleague. It need not be a specification. An engineer reads it.',
    next: [
      `Questions, free of charge: an engineer replies ${company.terms.reply} (a sample term), or tells you that we are not the right firm.`,
      'A proposal, free of charge: one piece of work with its size in engineer-days, yours to keep.',
      'A first piece, at a fixed sum: complete by itself, even if nothing follows.',
      'A plan for the rest, in an order that you can change.',
    ],
  },
} satisfies HomeSource;
