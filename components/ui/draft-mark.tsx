import { ui } from '@/content/interface';

/** Says that what follows is a draft, which only development and previews show. */
export function DraftMark({ draft }: { draft?: boolean }) {
  if (!draft) return null;
  return (
    <p data-draft className="measure py-3 text-small font-semibold text-danger">
      {ui.draft}
    </p>
  );
}
