import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { company } from '@/content/company';
import { printWords } from '@/content/interface';
import type { PrintPage } from '@/content/print';
import { contentsOf, coverOf } from '@/site/print-covers';
import styles from './print-page.module.css';
import { nightSheet } from './sheet';

interface PrintCoverProps {
  page: PrintPage;
  /** Whether it is a screen of its own, as on the home page. */
  fillsScreen?: boolean;
  /** What is at its foot beside the address. */
  children?: ReactNode;
}

/**
 * The front of a page for printing: a full sheet at night with the page's h1. The logo is text
 * (docs/requirements.md, "Pages for printing").
 */
export function PrintCover({ page, fillsScreen = false, children }: PrintCoverProps) {
  const { subject, title, line, picture } = coverOf(page);
  return (
    <header data-print-sheet="night" data-ground="night" className={`${nightSheet(fillsScreen)} ${styles.cover}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <p className="text-heading-3 font-semibold">{company.brand}</p>
        {subject && <p className="text-muted">{subject}</p>}
      </div>
      <div className={`grid gap-5 ${styles.title}`}>
        <h1 className="max-w-[20ch] text-display">{title}</h1>
        {line && <p className="text-base text-balance text-highlight">{line}</p>}
      </div>
      <div className={styles.model}>
        <Picture picture={picture} sizes="(max-width: 66rem) 100vw, 66rem" eager />
      </div>
      {children}
      <Contents titles={contentsOf(page)} />
      <p className="text-muted">{new URL(company.origin).host}</p>
    </header>
  );
}

/** The contents in one line; `npm run brochures` adds the page numbers, which only a browser can work out. */
function Contents({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <div className={`text-small ${styles.contents}`}>
      <p className="font-semibold">{printWords.contents}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
        {titles.map((title) => (
          <li key={title} data-title={title}>
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}
