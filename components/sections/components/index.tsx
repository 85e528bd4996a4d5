import { NoBreak } from '@/components/ui/no-break';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import { DiagramFigure } from '@/components/sections/diagram-figure';
import type { SectionOf } from '../schema';
import styles from './components.module.css';

/** The parts of a thing, each with a few exact points. */
export function Components({ section }: { section: SectionOf<'components'> }) {
  return (
    <SectionShell {...shellOf(section)} layout="facing">
      {section.diagram && <DiagramFigure diagram={section.diagram} />}
      <div className={styles.parts}>
        {section.items.map((item) => (
          <div key={item.title} className={styles.part}>
            <h3>{item.title}</h3>
            <p className="max-w-text text-muted">
              <NoBreak text={item.description} />
            </p>
            <ul className="grid gap-2">
              {item.points.map((point) => (
                <li key={point} className={styles.point}>
                  {point}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionShell>
  );
}
