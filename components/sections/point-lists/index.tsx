import { FoldedWords } from '@/components/ui/folded-words';
import { NoBreak } from '@/components/ui/no-break';
import { SectionShell } from '@/components/ui/section-shell';
import { DiagramFigure } from '@/components/figures/diagram';
import type { SectionOf } from '@/lib/schemas/sections';
import styles from './point-lists.module.css';

/** The parts of a thing, each with a few exact points. */
export function PointLists({ section }: { section: SectionOf<'point-lists'> }) {
  return (
    <SectionShell {...section} layout="facing">
      <div className={section.diagram ? styles.drawn : undefined}>
        {section.diagram && <DiagramFigure diagram={section.diagram} />}
        <div>
          <div className={styles.parts}>
            {section.items.map((item) => (
              <div key={item.title} className={styles.part}>
                <h3>
                  <NoBreak text={item.title} />
                </h3>
                <p className="max-w-text text-muted">
                  <NoBreak text={item.description} size="text" />
                </p>
                <ul className={styles.points}>
                  {item.points.map((point) => (
                    <li key={point} className={styles.point}>
                      <span>
                        <NoBreak text={point} size="text" />
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <FoldedWords />
        </div>
      </div>
    </SectionShell>
  );
}
