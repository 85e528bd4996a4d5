import { ArticlePage } from '@/components/layout/article-page';
import { routes } from '@/content/routes';
import { articleAt } from '@/site/articles';
import { pageMetadata } from '@/site/metadata';

const article = articleAt(routes.accessibility);

export const metadata = pageMetadata(article);

export default function AccessibilityPage() {
  return <ArticlePage article={article} />;
}
