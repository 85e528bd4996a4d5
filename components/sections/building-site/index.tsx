import { Picture } from '@/components/ui/picture';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import { buildingSite } from '@/content/building-site';
import type { SectionOf } from '../schema';
import { StepWords } from '../step-words';

/** A step's small picture ends above its description, which runs on below it on a phone. */
const steps =
  '*:relative *:grid *:min-h-[128px] *:content-start *:gap-[4px] *:border-t *:border-line *:py-[16px] max-sm:[&_:is(span,h3)]:pr-[116px] sm:*:min-h-[184px] sm:*:pr-[232px] scroll-driven:*:min-h-[38vh] scroll-driven:*:pr-0';

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
      className="building-site [&_img]:w-full [&_img]:rounded"
      aside={
        <div className="site-stages hidden scroll-driven:grid scroll-driven:*:[grid-area:1/1]">
          {buildingSite.map((picture) => (
            <Picture key={picture.scene} picture={picture} sizes="30rem" />
          ))}
        </div>
      }
    >
      <ol className={`site-steps ${steps}`}>
        {section.items.map((item, index) => {
          const stage = buildingSite[index];
          return (
            <li key={item.step}>
              {stage && (
                <div className="absolute top-[6px] right-0 w-[104px] sm:w-[200px] scroll-driven:hidden">
                  <Picture picture={stage} sizes="12rem" />
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
