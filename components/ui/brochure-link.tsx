import { Icon } from '@/components/ui/icon';
import { ui } from '@/content/interface';
import { fill } from '@/lib/fill';
import { brochureOf } from '@/site/print';
import type { Route } from '@/content/routes';
import { assetUrl } from '@/site/urls';

interface BrochureLinkProps {
  source: Route;
  /** The page's name, for screen readers, where covers are side by side and show it to everyone else. */
  name?: string;
  className?: string;
}

/** The way to a page's brochure, with what the file is and how large; nothing for a page without one. */
export function BrochureLink({ source, name, className = '' }: BrochureLinkProps) {
  const brochure = brochureOf(source);
  if (!brochure) return null;
  const named = name ? fill(ui.brochureOf, { name }) : ui.brochure;
  return (
    <a
      href={assetUrl(brochure.href)}
      type="application/pdf"
      className={`inline-flex min-h-11 items-center justify-self-start text-link ${className}`}
    >
      <Icon name="file-pdf" className="mr-2 flex-none" />
      {name ? (
        <span className="underline underline-offset-4">
          <span className="sr-only">{named}, </span>
          {brochure.file}
        </span>
      ) : (
        <span>
          <span className="font-semibold underline underline-offset-4">{named}</span>, {brochure.file}
        </span>
      )}
    </a>
  );
}
