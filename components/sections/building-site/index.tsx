import { Picture } from '@/components/ui/picture';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import { buildingSite } from '@/content/building-site';
import type { SectionOf } from '../schema';
import { StepWords } from '../step-words';
import styles from './building-site.module.css';

/**
 * How it works, as a building site: five steps, beside them one model in five stages. On a large screen the model stays
 * and shows the stage of the step in view; elsewhere, and under reduced motion, each step has its own small picture. A
 * picture that is not displayed is not fetched.
 */
export function BuildingSite({ section }: { section: SectionOf<'steps'> }) {
  return (
    <SectionShell
      {...shellOf(section)}
      layout="split"
      className={styles.site}
      aside={
        <div className={styles.stages}>
          {buildingSite.map((picture) => (
            <Picture key={picture.scene} picture={picture} sizes="30rem" />
          ))}
        </div>
      }
    >
      <ol className={`site-steps ${styles.steps}`}>
        {section.items.map((item, index) => {
          const stage = buildingSite[index];
          return (
            <li key={item.step}>
              {stage && (
                <div className={styles.stage}>
                  <Picture picture={stage} sizes="12rem" small />
                </div>
              )}
              <StepWords step={item} number={index + 1} />
            </li>
          );
        })}
      </ol>
    </SectionShell>
  );
}
