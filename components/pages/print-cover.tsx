import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { company } from '@/content/company';
import type { PrintPage } from '@/content/print';
import { coverOf } from '@/lib/print-covers';

/**
 * The front of a page for printing: a full sheet at night with the page's h1. The logo is text
 * (docs/requirements.md, "Pages for printing").
 * @param children what stands at its foot beside the address
 */
export function PrintCover({ page, children }: { page: PrintPage; children?: ReactNode }) {
  const { subject, title, line, picture } = coverOf(page);
  return (
    <header className="print-sheet print-night print-cover" data-ground="night">
      <div className="print-cover-head">
        <p className="text-heading-3 font-semibold">{company.brand}</p>
        {subject && <p className="text-muted">{subject}</p>}
      </div>
      <div className="print-cover-words">
        <h1 className="text-display">{title}</h1>
        {line && <p className="print-cover-line text-lead">{line}</p>}
      </div>
      <div className="print-cover-picture">
        <Picture picture={picture} sizes="(max-width: 66rem) 100vw, 66rem" eager />
      </div>
      {children}
      <p className="print-cover-foot text-muted">{new URL(company.origin).host}</p>
    </header>
  );
}
