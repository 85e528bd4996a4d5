import { Figure } from '@/components/figures/figure';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import type { SectionOf } from '../schema';

/** A section whose argument is a figure. */
export function FigureSection({ section }: { section: SectionOf<'figure'> }) {
  return (
    <SectionShell {...shellOf(section)} layout="facing">
      <Figure figure={section.figure} />
    </SectionShell>
  );
}
