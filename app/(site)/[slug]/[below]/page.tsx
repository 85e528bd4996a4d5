import { notFound } from 'next/navigation';
import { FamilyPage } from '@/components/layout/family-page';
import { writtenPages } from '@/site/families';
import { pageMetadata } from '@/site/metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return writtenPages.flatMap(({ path }) => {
    const [slug, below, ...rest] = path.slice(1).split('/');
    return slug && below && rest.length === 0 ? [{ slug, below }] : [];
  });
}

type Params = PageProps<'/[slug]/[below]'>['params'];
async function pageOf(params: Params) {
  const { slug, below } = await params;
  return writtenPages.find(({ path }) => path === `/${slug}/${below}`) ?? notFound();
}

export async function generateMetadata({ params }: { params: Params }) {
  return pageMetadata(await pageOf(params));
}

export default async function WrittenPage({ params }: { params: Params }) {
  return <FamilyPage page={await pageOf(params)} />;
}
