import { company } from './company';
import { nextSteps } from './next-steps';
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
    { figure: String(yearsClaimed.start), meaning: `The year in which ${company.brand} began` },
    { figure: `${yearsClaimed.projects} years`, meaning: 'Of projects for large, startup and mid-size customers' },
    {
      figure: company.clocks.lead,
      meaning: 'Ahead of New York: your evening is our morning',
    },
  ],

  whoWeAre: {
    title: 'Who we are',
    claim: `Since ${yearsClaimed.start}, from ${company.city}, in your night`,
    subtitle: 'Our Track Record',
    paragraphs: [
      `${company.brand} has built software since ${yearsClaimed.start}: for large firms that cannot stop while a system is replaced, for startups with a date to meet, for mid-size companies with something of both.`,
      'Real estate is the field that we know best: the first week goes into your data, and not into our vocabulary.',
    ],
    picture: {
      scene: 'dedicated-teams',
      alt: 'Two open offices joined by a bridge, a crew at the desks',
    },
  },

  whatWeDo: {
    title: 'What we do',
    intro: 'Real estate comes first: we know it best. The other five serve any business.',
    readMore: 'Read More',
  },

  ourServices: {
    title: 'Our services',
    intro: 'All six begin with questions and a proposal, free of charge.',
    readMore: 'Read More',
  },

  integrations: {
    title: 'Third-Party API Integrations',
    intro:
      'Sooner or later all six have to talk to another firm’s product, be it a map, an MLS, a ledger or a login. A page for each kind names the products and the faults that we test for.',
  },

  partners: {
    title: 'What can be connected',
    intro: 'Examples, each on a page that says what tends to go wrong.',
  },

  techstack: {
    title: 'Techstack',
    intro: 'C# and SQL Server behind, React in front, one of three clouds below.',
    groups: [
      {
        title: 'Back end and data',
        summary: 'Where rules and records live',
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
        `${yearsClaimed.expertise} years of expertise, most of it in web applications that are ten years old and still earn the money.`,
        'A legacy system we study first, mistakes included: some of them are rules that are written nowhere else. For a cloud-based one we ask what a month of it may cost.',
      ],
      badges: ['Cloud-based', 'Legacy'],
    },
  },

  careers: {
    title: 'Careers',
    intro: `We are looking for engineers with ${vacancyExperience} of experience.`,
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
          'You build the screens on which a loan is processed or a viewing is booked: light enough for a phone, usable without a mouse.',
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
          'You write the services behind the screens, from the rule that splits a commission to the API that another company calls at night.',
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
    intro: 'Write what the system has to do and by when. An engineer reads it.',
    picture: {
      scene: 'site-office',
      alt: 'A site office at night, its door open and lit',
    },
    next: nextSteps,
  },
} satisfies HomeSource;
