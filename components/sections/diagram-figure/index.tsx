import { DedicatedTeam } from '@/components/diagrams/dedicated-team';
import { IntegrationFlow } from '@/components/diagrams/integration-flow';
import { SingleSignOn } from '@/components/diagrams/single-sign-on';
import type { Diagram } from '../base-schema';

const drawings = {
  'integration-flow': IntegrationFlow,
  'single-sign-on': SingleSignOn,
  'dedicated-team': DedicatedTeam,
} as const;

/** A drawing that explains, as a model seen from the site's own angle, and a line below it that says what to see. */
export function DiagramFigure({ diagram: { name, alt, caption, labels, legend } }: { diagram: Diagram }) {
  const Drawing = drawings[name];
  return (
    <figure className="mb-7 grid gap-6 sm:mb-12 lg:mb-16 print:my-6 print:gap-7 print:pt-5">
      <Drawing alt={alt} labels={labels} />
      {legend && (
        <ol className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
          {legend.map((words, index) => (
            <li key={words} className="flex items-center gap-3 text-small">
              <span className="figure-disc" aria-hidden="true">
                {index + 1}
              </span>
              {words}
            </li>
          ))}
        </ol>
      )}
      {caption && <figcaption className="text-small text-muted">{caption}</figcaption>}
    </figure>
  );
}
