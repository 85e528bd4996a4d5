import type {
  Article as SchemaArticle,
  BreadcrumbList,
  CreativeWork,
  FAQPage,
  Graph,
  Person,
  JobPosting,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { personPath, vacancyPath } from '@/lib/addresses';
import { breadcrumbOf, type Crumb } from './breadcrumb';
import { families } from '@/lib/families';
import { escapeHtml } from '@/lib/escape-html';
import type { Article } from '@/lib/schemas/article';
import { socialPictureOf } from './social';
import { company } from '@/content/company';
import { home } from './home';
import type { Vacancy } from '@/lib/schemas/home';
import { address, organization } from './organization';
import { people, type NamedPerson } from './people';
import { routes, type Route } from '@/content/routes';
import type { DetailPage } from '@/lib/schemas/detail-page';
import type { SectionPage } from '@/lib/schemas/section-page';
import { absoluteUrl, site } from './urls';

/**
 * Structured data (https://schema.org), typed, one graph for each page. Every fact in it
 * is on the page that carries it: the company's in the footer, a vacancy's on its card.
 */
const ids = {
  organization: organization['@id'],
  website: `${absoluteUrl('/')}#website`,
  of: (path: string, part: 'page' | 'breadcrumb' | 'service' | 'questions' | 'article' | 'vacancy' | 'person') =>
    `${absoluteUrl(path)}#${part}`,
};

const website: WebSite = {
  '@type': 'WebSite',
  '@id': ids.website,
  name: company.brand,
  url: absoluteUrl('/'),
  inLanguage: site.language,
  publisher: { '@id': ids.organization },
};

interface PageDescription {
  path: string;
  name: string;
  description: string;
  type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ProfilePage';
  crumbs?: readonly Crumb[];
  /** Whether the founding year is on the page. */
  showsFounding?: boolean;
  /** The sources of its statements about others. */
  sources?: DetailPage['sources'];
  /** The subjects of the page; its `about` refers to the first that has an id. */
  about?: readonly Thing[];
}

function pageGraph({
  path,
  name,
  description,
  type = 'WebPage',
  crumbs,
  showsFounding,
  sources,
  about = [],
}: PageDescription): Graph {
  const page: WebPage = {
    '@type': type,
    '@id': ids.of(path, 'page'),
    url: absoluteUrl(path),
    name,
    description,
    inLanguage: site.language,
    isPartOf: { '@id': ids.website },
    ...(crumbs && { breadcrumb: { '@id': ids.of(path, 'breadcrumb') } }),
    ...(sources && { citation: sources.map(citationOf) }),
    ...(type === 'ProfilePage' && { mainEntity: { '@id': ids.of(path, 'person') } }),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      showsFounding ? { ...organization, foundingDate: String(company.foundingYear) } : organization,
      website,
      page,
      ...(crumbs ? [breadcrumbList(path, crumbs)] : []),
      ...about,
    ],
  };
}

function citationOf({ name, url }: NonNullable<DetailPage['sources']>[number]): CreativeWork {
  return { '@type': 'CreativeWork', name, url };
}

function breadcrumbList(path: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.of(path, 'breadcrumb'),
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(crumb.path),
    })),
  };
}

function service({ path, name, header }: DetailPage): Service {
  return {
    '@type': 'Service',
    '@id': ids.of(path, 'service'),
    name,
    description: header.description,
    url: absoluteUrl(path),
    provider: { '@id': ids.organization },
    mainEntityOfPage: { '@id': ids.of(path, 'page') },
  };
}

/** Search engines read a vacancy's description as HTML. */
function jobDescription(vacancy: Vacancy): string {
  const item = (words: string) => `<li>${escapeHtml(words)}</li>`;
  return `<p>${escapeHtml(vacancy.description)}</p><ul>${vacancy.duties.map(item).join('')}</ul>`;
}

function jobPosting(vacancy: Vacancy): JobPosting {
  const path = vacancyPath(vacancy);
  return {
    '@type': 'JobPosting',
    '@id': ids.of(path, 'vacancy'),
    title: vacancy.role,
    description: jobDescription(vacancy),
    url: absoluteUrl(path),
    mainEntityOfPage: { '@id': ids.of(path, 'page') },
    identifier: { '@type': 'PropertyValue', name: company.brand, value: vacancy.id },
    datePosted: vacancy.posted,
    employmentType: vacancy.employment,
    directApply: true,
    ...(vacancy.until && { validThrough: `${vacancy.until}T23:59:59` }),
    hiringOrganization: { '@type': 'Organization', '@id': ids.organization, name: company.brand },
    jobLocation: { '@type': 'Place', address },
    skills: vacancy.skills,
    experienceRequirements: {
      '@type': 'OccupationalExperienceRequirements',
      monthsOfExperience: company.vacancyExperience.from * 12,
      description: vacancy.experience,
    },
  };
}

/** The home page: the company. */
export function homeGraph(): Graph {
  return pageGraph({
    path: routes.home,
    name: home.hero.title,
    description: home.seo.description,
    showsFounding: true,
  });
}

/** A vacancy on its own page: search engines ask for one posting a page, and for none on lists. */
export function vacancyGraph(vacancy: Vacancy): Graph {
  return pageGraph({
    path: vacancyPath(vacancy),
    name: vacancy.role,
    description: vacancy.description,
    crumbs: breadcrumbOf({ family: 'vacancy', name: vacancy.role, path: vacancyPath(vacancy) }),
    about: [jobPosting(vacancy)],
  });
}

/** A note or a case as an article by the company or one of its people; any other written page as a page. */
export function articleGraph(page: Article): Graph {
  const { path, title, lead, published, updated = published } = page;
  const { graph: type } = families[page.family];
  const article: SchemaArticle | undefined = type && {
    '@type': type,
    '@id': ids.of(path, 'article'),
    headline: title,
    description: lead,
    url: absoluteUrl(path),
    image: absoluteUrl(socialPictureOf(path).file),
    datePublished: published,
    dateModified: updated,
    inLanguage: site.language,
    author: authorOf(page),
    publisher: { '@id': ids.organization },
    mainEntityOfPage: { '@id': ids.of(path, 'page') },
    ...(page.sources && { citation: page.sources.map(citationOf) }),
  };
  return pageGraph({
    path,
    name: title,
    description: lead,
    crumbs: breadcrumbOf(page),
    about: article ? [article] : [],
  });
}

/** The person who wrote it, where one is named; else the company. */
function authorOf({ author }: Article): Person | { '@id': string } {
  const writer = people.find(({ id }) => id === author);
  return writer ? person(writer) : { '@id': ids.organization };
}

function person(named: NamedPerson): Person {
  const path = personPath(named);
  return {
    '@type': 'Person',
    '@id': ids.of(path, 'person'),
    name: named.name,
    jobTitle: named.role,
    description: named.about,
    url: absoluteUrl(path),
    worksFor: { '@id': ids.organization },
    ...(named.profiles.length > 0 && { sameAs: named.profiles.map(({ url }) => url) }),
  };
}

/** A person on their own page. */
export function personGraph(named: NamedPerson): Graph {
  return pageGraph({
    path: personPath(named),
    name: named.name,
    description: named.about,
    type: 'ProfilePage',
    crumbs: breadcrumbOf({ family: 'person', name: named.name, path: personPath(named) }),
    about: [person(named)],
  });
}

/** The questions that a page shows with their answers; nothing for a page without. */
function questionsOf({ path, sections }: DetailPage): FAQPage[] {
  const items = sections.flatMap((section) => (section.kind === 'questions' ? section.items : []));
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': ids.of(path, 'questions'),
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** A solution, service or integration page. */
export function detailGraph(page: DetailPage): Graph {
  return pageGraph({
    path: page.path,
    name: page.header.title,
    description: page.header.description,
    crumbs: breadcrumbOf(page),
    sources: page.sources,
    about: [service(page), ...questionsOf(page)],
  });
}

const sectionPageTypes: Partial<Record<Route, PageDescription['type']>> = {
  [routes.contact]: 'ContactPage',
  [routes.whoWeAre]: 'AboutPage',
  [routes.whatWeDo]: 'CollectionPage',
  [routes.ourServices]: 'CollectionPage',
};

/** A section of the home page that is a page of its own. */
export function sectionGraph(page: SectionPage): Graph {
  return pageGraph({
    path: page.path,
    name: page.title,
    description: page.lead,
    type: sectionPageTypes[page.path],
    crumbs: breadcrumbOf({ family: 'section', name: page.name, path: page.path }),
    showsFounding: page.blocks.includes('whoWeAre'),
  });
}

/** A page that is neither: its name, what is under it, and its breadcrumb. */
export function plainGraph(page: Required<Pick<PageDescription, 'path' | 'name' | 'description' | 'crumbs'>>): Graph {
  return pageGraph(page);
}
