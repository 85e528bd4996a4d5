import { NoBreak } from '@/components/ui/no-break';
import { SectionShell } from '@/components/ui/section-shell';
import { DiagramFigure } from '@/components/figures/diagram';
import styles from './prose.module.css';
import type { SectionOf } from '@/lib/schemas/sections';

/** Running text; with a drawing where one explains better. */
export function Prose({ section }: { section: SectionOf<'prose'> }) {
  return (
    <SectionShell
      {...section}
      layout={section.diagram ? 'facing' : 'split'}
      className={section.head === 'inside' && !section.diagram ? styles.halves : ''}
    >
      {section.diagram && <DiagramFigure diagram={section.diagram} />}
      <div className={section.diagram ? 'gap-x-8 md:columns-2' : 'text-base'}>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mb-5 max-w-text break-inside-avoid last:mb-0">
            <NoBreak text={paragraph} size="text" />
          </p>
        ))}
      </div>
    </SectionShell>
  );
}
