import { NotesIndex } from '@/components/layout/notes-index';
import { notesWords } from '@/content/interface';
import { routes } from '@/content/routes';
import { articlesOf } from '@/site/articles';
import { pageMetadata } from '@/site/metadata';

// The page exists without notes too, so that its address works; then nothing links to it, and it is not indexed.
const indexed = articlesOf('note').length > 0;

export const metadata = pageMetadata({ path: routes.notes, seo: notesWords.seo, indexed });

export default function NotesPage() {
  return <NotesIndex />;
}
