import { notFound } from 'next/navigation';
import { pageMetadata } from '@/site/metadata';
import { PrintPage } from '@/components/layout/print-page';
import { printPages } from '@/content/print';
import { printSeo } from '@/site/print';

export const dynamicParams = false;

export function generateStaticParams() {
  return printPages.map(({ path }) => ({ page: path.slice(1) }));
}

async function pageOf(params: PageProps<'/[page]'>['params']) {
  const { page } = await params;
  return printPages.find(({ path }) => path === `/${page}`) ?? notFound();
}

export async function generateMetadata({ params }: PageProps<'/[page]'>) {
  const page = await pageOf(params);
  return pageMetadata({ path: page.path, seo: printSeo(page), indexed: false });
}

export default async function Page({ params }: PageProps<'/[page]'>) {
  return <PrintPage page={await pageOf(params)} />;
}
