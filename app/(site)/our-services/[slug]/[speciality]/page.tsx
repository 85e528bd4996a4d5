import { notFound } from 'next/navigation';
import { DetailPage } from '@/components/layout/detail-page';
import { specialityParent, specialityRoutes } from '@/site/detail-routes';
import { pageMetadata } from '@/site/metadata';

type Props = PageProps<'/our-services/[slug]/[speciality]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return [...specialityRoutes.keys()].map((speciality) => ({ slug: specialityParent, speciality }));
}

async function pageOf(params: Props['params']) {
  return specialityRoutes.get((await params).speciality) ?? notFound();
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(await pageOf(params));
}

export default async function SpecialityPage({ params }: Props) {
  return <DetailPage page={await pageOf(params)} />;
}
