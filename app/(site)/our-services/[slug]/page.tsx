import { notFound } from 'next/navigation';
import { DetailPage } from '@/components/layout/detail-page';
import { serviceRoutes } from '@/site/detail-routes';
import { pageMetadata } from '@/site/metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return [...serviceRoutes.keys()].map((slug) => ({ slug }));
}

async function pageOf(params: PageProps<'/our-services/[slug]'>['params']) {
  return serviceRoutes.get((await params).slug) ?? notFound();
}

export async function generateMetadata({ params }: PageProps<'/our-services/[slug]'>) {
  return pageMetadata(await pageOf(params));
}

export default async function ServicePage({ params }: PageProps<'/our-services/[slug]'>) {
  return <DetailPage page={await pageOf(params)} />;
}
