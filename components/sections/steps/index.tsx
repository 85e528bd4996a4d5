import { SectionShell } from '@/components/ui/section-shell';
import { FoldedWords } from '@/components/ui/folded-words';
import { BuildingSite } from '../building-site';
import { StepWords } from '../step-words';
import type { SectionOf } from '@/lib/schemas/sections';
import styles from './steps.module.css';

/** How it works, in order: a numbered path, or beside it the model of the building site. */
export function Steps({ section }: { section: SectionOf<'steps'> }) {
  if (section.stages) return <BuildingSite section={section} />;
  return (
    <SectionShell {...section} layout="facing">
      <ol className={`steps ${styles.path}`}>
        {section.items.map((item, index) => (
          <li key={item.step}>
            <StepWords step={item} number={index + 1} />
          </li>
        ))}
      </ol>
      <FoldedWords of={section.items.length} />
    </SectionShell>
  );
}
