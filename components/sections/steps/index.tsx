import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import { DiagramFigure } from '@/components/sections/diagram-figure';
import { BuildingSite } from '../building-site';
import { StepWords } from '../step-words';
import type { SectionOf } from '../schema';
import styles from './steps.module.css';

/** How it works, in order: a numbered path. */
export function Steps({ section }: { section: SectionOf<'steps'> }) {
  if (section.site) return <BuildingSite section={section} />;
  return (
    <SectionShell {...shellOf(section)} layout="facing">
      {section.diagram && <DiagramFigure diagram={section.diagram} />}
      <ol className={`steps ${styles.path}`}>
        {section.items.map((item, index) => (
          <li key={item.step}>
            <StepWords step={item} number={index + 1} />
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}
