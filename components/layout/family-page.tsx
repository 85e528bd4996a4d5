import type { FamilyPage as Page } from '@/site/families';
import { ArticlePage } from './article-page';
import { DetailPage } from './detail-page';
import { PersonPage } from './person-page';
import { SectionPage } from './section-page';
import { VacancyPage } from './vacancy-page';

/** A page in the layout of its family, which is that of its folder in content/. */
export function FamilyPage({ page }: { page: Page }) {
  switch (page.folder) {
    case 'pages':
      return <DetailPage page={page.content} />;
    case 'section-pages':
      return <SectionPage page={page.content} />;
    case 'articles':
      return <ArticlePage article={page.content} />;
    case 'vacancies':
      return <VacancyPage vacancy={page.content} />;
    case 'people':
      return <PersonPage person={page.content} />;
  }
}
