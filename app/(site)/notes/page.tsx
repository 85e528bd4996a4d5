import { NotesIndex } from '@/components/layout/notes-index';
import { routes } from '@/content/routes';
import { articlesOf } from '@/site/articles';
import { pageMetadata } from '@/site/metadata';
import { notesSeo } from '@/site/seo';

// Without a note the page is there and empty, and nobody is led to it.
const indexed = articlesOf('note').length > 0;

export const metadata = pageMetadata({ path: routes.notes, seo: notesSeo, indexed });

export default function NotesPage() {
  return <NotesIndex />;
}
