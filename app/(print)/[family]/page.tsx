import { notFound } from 'next/navigation';
import { pageMetadata } from '@/site/metadata';
import { PrintPage } from '@/components/layout/print-page';
import { printPages } from '@/content/print';
import { printSeo } from '@/site/print';

export const dynamicParams = false;

/** The parameter is called as that of the other pages at this place: the development server refuses two names for one. */
export function generateStaticParams() {
  return printPages.map(({ path }) => ({ family: path.slice(1) }));
}

async function pageOf(params: PageProps<'/[family]'>['params']) {
  const { family } = await params;
  return printPages.find(({ path }) => path === `/${family}`) ?? notFound();
}

export async function generateMetadata({ params }: PageProps<'/[family]'>) {
  const page = await pageOf(params);
  return pageMetadata({ path: page.path, seo: printSeo(page), indexed: false });
}

export default async function Page({ params }: PageProps<'/[family]'>) {
  return <PrintPage page={await pageOf(params)} />;
}
