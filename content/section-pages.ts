import { z } from 'zod';
import { company } from './company';
import { routes, type Route } from './routes';
import { parseContent, pictureSchema, seoSchema } from '@/lib/schema';

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

/** The section pages, checked. @throws Error that names the field and what was expected */
export const sectionPages = {
  whoWeAre: define({
    path: routes.whoWeAre,
    name: 'Who we are',
    indexed: true,
    seo: {
      pageName: 'who we are',
      description: `A software company in ${company.city} that began in ${company.foundingYear}: who its customers are, what it has learned in real estate, and how its engineers work.`,
      keywords: ['about us', `software company ${company.city}`, 'real estate engineers', 'track record'],
    },
    title: 'We maintain what we build, and build accordingly',
    lead: `Software outlives the project that built it. Since ${company.foundingYear} we have had time to meet our own code again, and to write the next with that in mind.`,
    picture: {
      scene: 'night-hire-us',
      alt: 'Scale model of a building site at night: a half-built block with lit floors under a crane, a laptop and a blueprint before it',
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
    title: 'Solutions that start from a problem you have',
    lead: 'Pick the one that sounds like your Monday. Each page says what goes wrong, for whom, what we do about it and where we begin.',
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
    title: 'Engineers for the gap that you have',
    lead: 'One interface, one product, one team, or the night shift for a system that somebody else wrote. The contract follows the gap.',
    picture: {
      scene: 'night-third-party-api',
      alt: 'Scale model at night of a bank, a shop, houses and offices, joined by glowing ducts to one round hub',
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
    title: 'Tools that the next engineer will recognise',
    lead: 'Each has been in use long enough for its faults to be known. Old ones stand beside new ones, because the systems that we look after are of both ages.',
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
        'Write to an engineer: say what the system has to do and by when. What you type stays in your browser until you send it. No cookies, no trackers.',
      keywords: ['contact', 'software enquiry', 'hire developers', `${company.city} software company`],
    },
    title: 'Write to an engineer',
    lead: 'This form goes to the people who would do the work. Say it in your own words; nobody will mark the grammar of a requirement.',
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
    lead: 'For readers who would rather scan a list than open a menu. The company’s address, its registration and the trademark notice stand below.',
    picture: {
      scene: 'night-digital-transformation',
      alt: 'Scale model at night: a conveyor carries paper from filing cabinets through a scanner to lit towers',
    },
    blocks: ['sitemap'],
  }),
} satisfies Record<string, SectionPage>;
