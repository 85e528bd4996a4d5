import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import { Disclosure } from '@/components/ui/disclosure';
import { DiagramFigure } from '@/components/sections/diagram-figure';
import { BuildingSite } from '../building-site';
import { StepWords } from '../step-words';
import type { SectionOf } from '../schema';
import { Stage } from './stages';
import styles from './steps.module.css';

/** On a phone a list folds after this many steps; the stylesheet's `folded` rule repeats the number. */
const shown = 3;

/** How it works, in order: a numbered path, with a drawing over each step where the section names one. */
export function Steps({ section }: { section: SectionOf<'steps'> }) {
  const { stages } = section;
  const rest = section.items.length - shown;
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
      {rest > 1 && <Disclosure count={rest} />}
    </SectionShell>
  );
}
