import { notFound } from 'next/navigation';
import { ArticlePage } from '@/components/layout/article-page';
import { VacancyPage } from '@/components/layout/vacancy-page';
import { articles } from '@/site/articles';
import { home, vacancyPath } from '@/site/home';
import { pageMetadata } from '@/site/metadata';
import { vacancySeo } from '@/site/seo';

export const dynamicParams = false;

/** Notes, cases, pages below a folder, and vacancies. */
export function generateStaticParams() {
  return [...articles.map(({ path }) => path), ...home.careers.vacancies.map(vacancyPath)].flatMap((path) => {
    const [family, slug, ...rest] = path.slice(1).split('/');
    return family && slug && rest.length === 0 ? [{ family, slug }] : [];
  });
}

type Params = PageProps<'/[family]/[slug]'>['params'];

async function contentOf(params: Params) {
  const { family, slug } = await params;
  const path = `/${family}/${slug}`;
  const article = articles.find((one) => one.path === path);
  const vacancy = home.careers.vacancies.find((one) => vacancyPath(one) === path);
  return { path, article, vacancy };
}

export async function generateMetadata({ params }: { params: Params }) {
  const { path, article, vacancy } = await contentOf(params);
  if (article) return pageMetadata(article);
  if (vacancy) return pageMetadata({ path, seo: vacancySeo(vacancy), draft: vacancy.draft });
  notFound();
}

export default async function WrittenPage({ params }: { params: Params }) {
  const { article, vacancy } = await contentOf(params);
  if (article) return <ArticlePage article={article} />;
  if (vacancy) return <VacancyPage vacancy={vacancy} />;
  notFound();
}
