import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import { DiagramFigure } from '@/components/sections/diagram-figure';
import { BuildingSite } from '../building-site';
import { gridThree } from '@/components/ui/grid-three';
import { StepWords } from '../step-words';
import type { SectionOf } from '@/lib/schema';

/** On paper a row each. */
const rows =
  'print:block print:*:grid-cols-[2rem_2fr_5fr] print:*:items-baseline print:*:gap-x-4 print:*:gap-y-0 print:*:border-t print:*:border-line print:*:py-3 print:[&>li>span]:text-[1.25rem]';

/** How it works, in order: a numbered path. */
export function Steps({ section }: { section: SectionOf<'steps'> }) {
  if (section.site) return <BuildingSite section={section} />;
  return (
    <SectionShell {...shellOf(section)} layout="facing">
      {section.diagram && <DiagramFigure diagram={section.diagram} />}
      <ol className={`steps ${gridThree} *:border-t-2 *:border-ink *:pt-[20px] ${rows}`}>
        {section.items.map((item, index) => (
          <li key={item.step}>
            <StepWords step={item} number={index + 1} />
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}
