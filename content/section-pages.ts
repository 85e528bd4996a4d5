import { z } from 'zod';
import { company } from './company';
import { routes, type Route } from './routes';
import { parseContent, seoSchema } from './schema';

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
    blocks: ['whoWeAre', 'facts', 'careers'],
  }),
  whatWeDo: define({
    path: routes.whatWeDo,
    name: 'What we do',
    indexed: true,
    seo: {
      pageName: 'what we do: six solutions',
      description: 'Real estate software, cloud, customer identity, digital transformation, an application framework and Power Apps: six solutions and who each is for.',
      keywords: ['software solutions', 'real estate software', 'cloud consulting', 'CIAM', 'Power Apps'],
    },
    title: 'Six solutions, each with a problem in front of it',
    lead: 'Start from the problem you have on Monday. Every page below says who it is for, what we do, and what stays with you.',
    blocks: ['whatWeDo', 'partners'],
  }),
  ourServices: define({
    path: routes.ourServices,
    name: 'Our services',
    indexed: true,
    seo: {
      pageName: 'our services: six ways to work',
      description: 'Application and API development, support, third-party integrations, dedicated teams and product engineering: six ways to put our engineers to work.',
      keywords: ['software development services', 'API development', 'application support', 'dedicated development team'],
    },
    title: 'Six ways to put engineers to work',
    lead: 'One interface, one product, one team, or the night shift for a system that somebody else wrote. The contract follows the gap.',
    blocks: ['ourServices', 'techstackTabs'],
  }),
  techstack: define({
    path: routes.techstack,
    name: 'Techstack',
    indexed: true,
    seo: {
      pageName: 'techstack',
      description: 'What we build with and why: .NET and SQL Server, React and Node.js, three clouds, DevOps tools and Power Apps, each with its place in a system.',
      keywords: ['techstack', '.NET Core', 'React', 'SQL Server', 'Microsoft Azure', 'AWS'],
    },
    title: 'Tools that will still be supported when you need them',
    lead: 'We choose what the next engineer will recognise. The list is short on purpose, and every entry has been in production long enough to have known faults.',
    blocks: ['techstack', 'techstackTabs'],
  }),
  contact: define({
    path: routes.contact,
    name: 'Contact',
    indexed: true,
    seo: {
      pageName: 'contact us',
      description: 'Write to an engineer: say what the system has to do and by when. What you type is kept in your browser until it is sent. No sales call, no tracking.',
      keywords: ['contact', 'software enquiry', 'hire developers', 'Singapore software company'],
    },
    title: 'Write to an engineer',
    lead: 'The form below goes to the people who would do the work. Say it in your own words; nobody will mark the grammar of a requirement.',
    blocks: ['contact'],
  }),
  footer: define({
    path: routes.footer,
    name: 'Footer',
    indexed: false,
    seo: {
      pageName: 'every page on one page',
      description: 'Every page of the site in one list: solutions, services, integrations, the company, its address and registration, and the trademark notice.',
      keywords: ['site map', 'all pages', 'company address'],
    },
    title: 'Every page, in one list',
    lead: 'For when the menu is in the way. The company’s address, its registration and the trademark notice stand below.',
    blocks: ['sitemap'],
  }),
} satisfies Record<string, SectionPage>;
