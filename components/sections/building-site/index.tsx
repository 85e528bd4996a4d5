import { FoldedWords } from '@/components/ui/folded-words';
import { Picture } from '@/components/ui/picture';
import { SectionShell } from '@/components/ui/section-shell';
import { buildingSite } from '@/content/building-site';
import type { SectionOf } from '@/lib/schemas/sections';
import { StepWords } from '../step-words';
import styles from './building-site.module.css';

/**
 * How it works, as a building site: five steps, beside them one model in five stages. On a large screen the model stays
 * and shows the stage of the step in view; elsewhere, and under reduced motion, it is the finished one. A picture that is
 * not displayed is not fetched.
 */
export function BuildingSite({ section }: { section: SectionOf<'steps'> }) {
  return (
    <SectionShell {...section} className={styles.site}>
      <div className={styles.plot}>
        <div className={styles.stages}>
          {buildingSite.map((picture) => (
            <Picture key={picture.scene} picture={picture} sizes="(max-width: 1023px) 100vw, 46rem" />
          ))}
        </div>
        <div>
          <ol className={styles.steps}>
            {section.items.map((item, index) => (
              <li key={item.step}>
                <StepWords step={item} number={index + 1} />
              </li>
            ))}
          </ol>
          <FoldedWords of={section.items.length} />
        </div>
      </div>
    </SectionShell>
  );
}
