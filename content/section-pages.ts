import { z } from 'zod';
import { company } from './company';
import { routes, type Route } from './routes';
import { parseContent, pictureSchema, seoSchema } from './schema';

/** The sections of the home page that also stand as pages of their own (decisions, row 6). */
const blocks = ['whoWeAre', 'facts', 'whatWeDo', 'ourServices', 'partners', 'techstack', 'techstackTabs', 'careers', 'contact', 'sitemap'] as const; // prettier-ignore
export type Block = (typeof blocks)[number];

const sectionPageSchema = z.object({
  path: z.string(),
  name: z.string().min(1),
  seo: seoSchema,
  indexed: z.boolean(),
  title: z.string().min(10).max(70),
  lead: z.string().min(40),
  picture: pictureSchema,
  blocks: z.array(z.enum(blocks)).min(1),
});

function define(data: z.input<typeof sectionPageSchema> & { path: Route }) {
  return { ...parseContent('content/section-pages.ts', sectionPageSchema, data), path: data.path };
}

export type SectionPage = ReturnType<typeof define>;

export const sectionPages = {
  whoWeAre: define({
    path: routes.whoWeAre,
    name: 'Who we are',
    indexed: true,
    seo: {
      pageName: 'who we are',
      description: `A software company in ${company.city} that began in 1998: who its customers are, what it has learned in real estate, and how its engineers work.`,
      keywords: ['about us', 'software company Singapore', 'real estate engineers', 'track record'],
    },
    title: 'Engineers who have seen the system after ours',
    lead: 'Software outlives the project that built it. We have been around long enough to maintain our own, and it shows in how we build.',
    picture: {
      scene: 'night-hire-us',
      alt: 'Scale model of a building site at night: a half-built tower with lit floors, a crane and a small crew',
    },
    blocks: ['whoWeAre', 'facts', 'careers'],
  }),
  whatWeDo: define({
    path: routes.whatWeDo,
    name: 'What we do',
    indexed: true,
    seo: {
      pageName: 'what we do: six solutions',
      description:
        'Real estate software, cloud, customer identity, digital transformation, an application framework and Power Apps: six solutions and who each is for.',
      keywords: ['software solutions', 'real estate software', 'cloud consulting', 'CIAM', 'Power Apps'],
    },
    title: 'Six solutions, each with a problem in front of it',
    lead: 'Start from the problem you have on Monday. Every page below says who it is for, what we do, and what stays with you.',
    picture: {
      scene: 'night-real-estate',
      alt: 'Scale model of a city block at night, its houses joined to a lit tower by fine threads of light',
    },
    blocks: ['whatWeDo', 'partners'],
  }),
  ourServices: define({
    path: routes.ourServices,
    name: 'Our services',
    indexed: true,
    seo: {
      pageName: 'our services: six ways to work',
      description:
        'Application and API development, support, third-party integrations, dedicated teams and product engineering: six ways to put our engineers to work.',
      keywords: [
        'software development services',
        'API development',
        'application support',
        'dedicated development team',
      ],
    },
    title: 'Six ways to put engineers to work',
    lead: 'One interface, one product, one team, or the night shift for a system that somebody else wrote. The contract follows the gap.',
    picture: {
      scene: 'night-third-party-api',
      alt: 'Scale model of small buildings at night, joined through a hub by glowing ducts',
    },
    blocks: ['ourServices', 'techstackTabs'],
  }),
  techstack: define({
    path: routes.techstack,
    name: 'Techstack',
    indexed: true,
    seo: {
      pageName: 'techstack',
      description:
        'What we build with and why: .NET and SQL Server, React and Node.js, three clouds, DevOps tools and Power Apps, each in its place.',
      keywords: ['techstack', '.NET Core', 'React', 'SQL Server', 'Microsoft Azure', 'AWS'],
    },
    title: 'Tools that will still be supported when you need them',
    lead: 'We choose what the next engineer will recognise. The list is short on purpose, and every entry has been in production long enough to have known faults.',
    picture: {
      scene: 'night-cloud',
      alt: 'Scale model of server racks under a pale cloud at night, threads of light running to small buildings',
    },
    blocks: ['techstack', 'techstackTabs'],
  }),
  contact: define({
    path: routes.contact,
    name: 'Contact',
    indexed: true,
    seo: {
      pageName: 'contact us',
      description:
        'Write to an engineer: say what the system has to do and by when. What you type is kept in your browser until it is sent. No sales call, no tracking.',
      keywords: ['contact', 'software enquiry', 'hire developers', 'Singapore software company'],
    },
    title: 'Write to an engineer',
    lead: 'The form below goes to the people who would do the work. Say it in your own words; nobody will mark the grammar of a requirement.',
    picture: { scene: 'night-identity', alt: 'Scale model of a gatehouse at night with one lit path that leads in' },
    blocks: ['contact'],
  }),
  footer: define({
    path: routes.footer,
    name: 'Footer',
    indexed: false,
    seo: {
      pageName: 'every page on one page',
      description:
        'Every page of the site in one list: solutions, services, integrations, the company, its address and registration, and the trademark notice.',
      keywords: ['site map', 'all pages', 'company address'],
    },
    title: 'Every page, in one list',
    lead: 'For when the menu is in the way. The company’s address, its registration and the trademark notice stand below.',
    picture: {
      scene: 'night-digital-transformation',
      alt: 'Scale model of a street at night from filing cabinets and paper stacks to a lit tower',
    },
    blocks: ['sitemap'],
  }),
} satisfies Record<string, SectionPage>;
