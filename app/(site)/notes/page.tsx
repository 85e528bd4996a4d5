import { NotesIndex } from '@/components/layout/notes-index';
import { notesWords } from '@/content/interface';
import { routes } from '@/content/routes';
import { articlesOf } from '@/site/articles';
import { pageMetadata } from '@/site/metadata';

// Without a note the page is there and empty, and nobody is led to it.
const indexed = articlesOf('note').length > 0;

export const metadata = pageMetadata({ path: routes.notes, seo: notesWords.seo, indexed });

export default function NotesPage() {
  return <NotesIndex />;
}
