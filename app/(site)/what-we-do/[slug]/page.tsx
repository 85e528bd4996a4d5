import { notFound } from 'next/navigation';
import { DetailPage } from '@/components/layout/detail-page';
import { solutionRoutes } from '@/site/detail-routes';
import { pageMetadata } from '@/site/metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return [...solutionRoutes.keys()].map((slug) => ({ slug }));
}

async function pageOf(params: PageProps<'/what-we-do/[slug]'>['params']) {
  return solutionRoutes.get((await params).slug) ?? notFound();
}

export async function generateMetadata({ params }: PageProps<'/what-we-do/[slug]'>) {
  return pageMetadata(await pageOf(params));
}

export default async function SolutionPage({ params }: PageProps<'/what-we-do/[slug]'>) {
  return <DetailPage page={await pageOf(params)} />;
}
