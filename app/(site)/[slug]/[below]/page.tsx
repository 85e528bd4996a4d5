import { notFound } from 'next/navigation';
import { ArticlePage } from '@/components/layout/article-page';
import { PersonPage } from '@/components/layout/person-page';
import { VacancyPage } from '@/components/layout/vacancy-page';
import { personPath, vacancyPath } from '@/lib/addresses';
import { articles } from '@/site/articles';
import { home } from '@/site/home';
import { pageMetadata } from '@/site/metadata';
import { people } from '@/site/people';
import { personSeo, vacancySeo } from '@/site/seo';

export const dynamicParams = false;

const pages = [
  ...articles.map((article) => ({ facts: article, page: <ArticlePage article={article} /> })),
  ...home.careers.vacancies.map((vacancy) => ({
    facts: { path: vacancyPath(vacancy), seo: vacancySeo(vacancy), draft: vacancy.draft },
    page: <VacancyPage vacancy={vacancy} />,
  })),
  ...people.map((person) => ({
    facts: { path: personPath(person), seo: personSeo(person), draft: person.draft },
    page: <PersonPage person={person} />,
  })),
];

export function generateStaticParams() {
  return pages.flatMap(({ facts }) => {
    const [slug, below, ...rest] = facts.path.slice(1).split('/');
    return slug && below && rest.length === 0 ? [{ slug, below }] : [];
  });
}

type Params = PageProps<'/[slug]/[below]'>['params'];
async function contentOf(params: Params) {
  const { slug, below } = await params;
  return pages.find(({ facts }) => facts.path === `/${slug}/${below}`) ?? notFound();
}

export async function generateMetadata({ params }: { params: Params }) {
  return pageMetadata((await contentOf(params)).facts);
}

export default async function WrittenPage({ params }: { params: Params }) {
  return (await contentOf(params)).page;
}
