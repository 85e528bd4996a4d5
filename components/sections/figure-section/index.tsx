import { Figure } from '@/components/figures/figure';
import { SectionShell } from '@/components/ui/section-shell';
import type { SectionOf } from '@/lib/schemas/sections';
import styles from './figure-section.module.css';

/** A section whose argument is a figure: the plate of its page, at the full width of the window. */
export function FigureSection({ section }: { section: SectionOf<'figure'> }) {
  return (
    <SectionShell {...section} className={styles.plate}>
      <Figure figure={section.figure} />
    </SectionShell>
  );
}
