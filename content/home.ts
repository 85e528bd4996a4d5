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
        heading: 'An ASP.NET and React framework to start from',
        tagline: 'Roles, audit and releases are there before your first feature',
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
      `We have built software since ${yearsClaimed.start}: for large firms that cannot stop while a system is replaced, for startups with a date to meet, for mid-size companies with something of both.`,
      'Real estate is where we know the words. When a U.S. brokerage says that withdrawn listings stay in its feed, or a property manager that the trust account is out by one deposit, nobody has to explain the terms to us and we can ask to see the data.',
      `We work from ${company.city}, so customers in other time zones meet us mostly in writing: in the questions before an estimate, the notes that come with a release and the runbook that stays when we go.`,
    ],
    picture: {
      scene: 'dedicated-teams',
      alt: 'Scale model of two open offices joined by a bridge, with a small crew at the desks',
    },
    milestones: [
      {
        when: 'Large',
        what: 'Many systems, some older than the people who run them; we study one, put tests around it and replace it screen by screen.',
      },
      {
        when: 'Mid-size',
        what: 'One program that everybody depends on: we find out where it breaks, repair that, and connect it to the others afterwards.',
      },
      {
        when: 'Startup',
        what: 'An idea, a date and little money, so we settle together what the earliest version can do without.',
      },
    ],
  },

  whatWeDo: {
    title: 'What we do',
    intro:
      'Real estate comes first, because it is the business that we know best. The other five are for anyone who has a server room, customers who sign in, a process on paper, an application to begin or a department that lives in Microsoft 365.',
    readMore: 'Read More',
  },

  ourServices: {
    title: 'Our services',
    intro:
      'From one API to a team for years: you need not know which of the six you want, since describing the work is enough for us to say how we would set it up.',
    readMore: 'Read More',
  },

  integrations: {
    title: 'Third-Party API Integrations',
    intro:
      'Sooner or later all six have to talk to a product that somebody else makes, be it a map, an MLS, a ledger or a login. A page for each kind names the products and the faults that we test for.',
  },

  partners: {
    title: 'What we connect',
    intro: 'Examples of products that can be connected, many of which a property firm knows from an invoice.',
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
      intro: 'The same tools again, sorted by where they work in a system, with a few more that stand behind them.',
    },
    expertise: {
      title: 'Our Expertise',
      paragraphs: [
        `${yearsClaimed.expertise} years of expertise reach from Windows programs with their database under a desk to services that start another copy of themselves on a busy Monday, with much in between that is neither new nor old enough to be talked about.`,
        'With a legacy system we begin by studying what it does, mistakes included, because some of them turn out to be rules that stand nowhere else. With a cloud-based one we begin with two questions: what a month of it may cost, and which of its parts can fail without anybody being woken.',
      ],
      badges: ['Cloud-based', 'Legacy'],
    },
  },

  careers: {
    title: 'Careers',
    intro: `We have two openings for engineers with ${vacancyExperience} of experience. Reviews here go both ways: a colleague explains what they would have done differently in your change; a week later you explain it to them. What you build is kept open all day by people with a phone in the other hand, and they will tell you what is wrong with it.`,
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
          'You build the screens on which a loan is processed or a viewing is booked, by people whose laptops are older than yours.',
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
          alt: 'Scale model of two server cabinets, one with its door open, a database beside them and the drawing that they follow',
        },
        experience: vacancyExperience,
        posted: '2026-11-21',
        description:
          'You write the services behind those screens, from the rule that splits a commission to the API that another company calls at night.',
        duties: [
          'Design APIs, including what they answer to a faulty request.',
          'Find out why a query is slow; show by its plan that it no longer is.',
          'Write the page of the runbook for what you release.',
        ],
      },
    ],
  },

  contact: {
    title: 'Contact Us',
    intro:
      'Write what the system has to do and by when, in the words that you would use to a colleague. It need not be a specification, because an engineer reads it and will mostly answer with questions.',
    next: [
      'You write what runs today, what goes wrong with it, and what has to stay as it is.',
      'An engineer replies by email, usually with the questions on which the size of the work depends.',
      'If it is no work for us, you learn that from the same reply.',
    ],
  },
});
