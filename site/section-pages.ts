import data from '@/generated/content/section-pages.json' with { type: 'json' };
import type { SectionPage } from '@/lib/schemas/section-page';
import { visible } from './visible';

const written = data as unknown as Readonly<Record<keyof typeof data, SectionPage>>;

function shown(file: keyof typeof data): SectionPage {
  const page = written[file];
  return { ...page, sections: visible(page.sections) };
}

/** The sections of the home page that are also pages of their own, without hidden drafts. */
export const sectionPages = {
  whoWeAre: shown('who-we-are'),
  whatWeDo: shown('what-we-do'),
  ourServices: shown('our-services'),
  techstack: shown('techstack'),
  contact: shown('contact'),
  footer: shown('footer'),
} as const;

/** The content file of a section page. */
export function sectionPageFile({ path }: SectionPage): string {
  const name = Object.entries(written).find(([, page]) => page.path === path)?.[0];
  return `content/section-pages/${name}.yaml`;
}
