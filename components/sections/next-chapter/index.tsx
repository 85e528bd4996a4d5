import { SiteLink } from '@/components/ui/site-link';
import { ui } from '@/content/interface';
import { fill } from '@/lib/fill';
import { routes } from '@/content/routes';
import { chapterHref, chapterOf, chapters, story } from '@/content/street';
import type { Chapter } from '@/lib/schemas/street';

/** After a chapter the way to the next one; after the last one, to the page of the whole street. */
export function NextChapter({ chapter }: { chapter: Chapter }) {
  const { number, after } = chapterOf(chapter.state);
  return (
    <p className="text-muted">
      {story.house.address}
      {after && `, ${fill(ui.chapter.place, { number: number + 1, total: chapters.length })}`}:{' '}
      <SiteLink
        href={after ? chapterHref(after) : routes.street}
        className="arrow-on inline-flex min-h-11 items-center gap-2 font-semibold text-link underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {after ? after.name : ui.chapter.all}
      </SiteLink>
    </p>
  );
}
