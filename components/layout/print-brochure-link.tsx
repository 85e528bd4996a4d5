import { Icon } from '@/components/ui/icon';
import { ui } from '@/content/interface';
import { brochureOf } from '@/content/print';
import type { Route } from '@/content/routes';
import { assetUrl } from '@/content/site';

/** The way to a page's brochure, with what the file is and how large; nothing for a page without one. */
export function BrochureLink({ source }: { source: Route }) {
  const brochure = brochureOf(source);
  if (!brochure) return null;
  return (
    <a href={assetUrl(brochure.href)} type="application/pdf" className="brochure-link min-h-11 gap-2 text-link">
      <Icon name="file-pdf" />
      <span>
        <span className="font-semibold underline underline-offset-4">{ui.brochure}</span>, {brochure.file}
      </span>
    </a>
  );
}
