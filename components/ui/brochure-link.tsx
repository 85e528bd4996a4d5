import { Icon } from '@/components/ui/icon';
import { ui } from '@/content/interface';
import { brochureOf } from '@/site/print';
import type { Route } from '@/content/routes';
import { assetUrl } from '@/site/urls';

interface BrochureLinkProps {
  /** The page whose brochure it is. */
  source: Route;
  /** The page's name, where brochures of several pages stand together. */
  name?: string;
}

/** The way to a page's brochure, with what the file is and how large; nothing for a page without one. */
export function BrochureLink({ source, name }: BrochureLinkProps) {
  const brochure = brochureOf(source);
  if (!brochure) return null;
  return (
    <a
      href={assetUrl(brochure.href)}
      type="application/pdf"
      className={`inline-flex min-h-11 gap-2 text-link ${name ? 'items-start' : 'items-center'}`}
    >
      <Icon name="file-pdf" className="flex-none" />
      <span>
        <span className="font-semibold underline underline-offset-4">{ui.brochure(name)}</span>,{' '}
        <span className="inline-block">{brochure.file}</span>
      </span>
    </a>
  );
}
