import { notFound } from 'next/navigation';
import { FamilyPage } from '@/components/layout/family-page';
import { PrintPage } from '@/components/layout/print-page';
import { printPages } from '@/content/print';
import { writtenPages } from '@/site/families';
import { pageMetadata } from '@/site/metadata';
import { printSeo } from '@/site/print';

export const dynamicParams = false;

/** The pages directly below the home page that have no file of their own here: written ones, and those for printing. */
const pages = [
  ...writtenPages.map((page) => ({ facts: page, page: <FamilyPage page={page} /> })),
  ...printPages.map((page) => ({
    facts: { path: page.path, seo: printSeo(page), indexed: false },
    page: <PrintPage page={page} />,
  })),
];

/** The parameter is called as that of the pages below: Next refuses two names for one segment. */
export function generateStaticParams() {
  return pages.flatMap(({ facts }) => {
    const [slug, ...rest] = facts.path.slice(1).split('/');
    return slug && rest.length === 0 ? [{ slug }] : [];
  });
}

async function contentOf(params: PageProps<'/[slug]'>['params']) {
  const { slug } = await params;
  return pages.find(({ facts }) => facts.path === `/${slug}`) ?? notFound();
}

export async function generateMetadata({ params }: PageProps<'/[slug]'>) {
  return pageMetadata((await contentOf(params)).facts);
}

export default async function RootPage({ params }: PageProps<'/[slug]'>) {
  return (await contentOf(params)).page;
}
