import { NoBreak } from '@/components/ui/no-break';
import type { SectionOf } from '@/lib/schemas/sections';

interface StepWordsProps {
  step: SectionOf<'steps'>['items'][number];
  /** From 1. */
  number: number;
}

/** A step of a path: its number, which the list says to a screen reader already, its name, and what happens in it. */
export function StepWords({ step, number }: StepWordsProps) {
  return (
    <>
      <span className="text-heading-2 font-semibold text-highlight" aria-hidden="true">
        {number}
      </span>
      <h3 className="text-title">
        <NoBreak text={step.step} size="text" />
      </h3>
      <p className="max-w-text text-muted">
        <NoBreak text={step.description} size="text" />
      </p>
    </>
  );
}
