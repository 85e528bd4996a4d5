import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import { FoldedRest } from '@/components/ui/folded-rest';
import { DiagramFigure } from '@/components/sections/diagram-figure';
import { BuildingSite } from '../building-site';
import { StepWords } from '../step-words';
import type { SectionOf } from '../schema';
import { Stage } from './stages';
import styles from './steps.module.css';

/** How it works, in order: a numbered path, with a drawing over each step where the section names one. */
export function Steps({ section }: { section: SectionOf<'steps'> }) {
  const { stages } = section;
  if (stages === 'building-site') return <BuildingSite section={section} />;
  return (
    <SectionShell {...shellOf(section)} layout="facing">
      {section.diagram && <DiagramFigure diagram={section.diagram} />}
      <ol className={`steps ${stages ? styles.drawn : styles.path}`}>
        {section.items.map((item, index) => (
          <li key={item.step}>
            {stages && <Stage of={stages} index={index} />}
            <StepWords step={item} number={index + 1} />
          </li>
        ))}
      </ol>
      <FoldedRest of={section.items.length} />
    </SectionShell>
  );
}
