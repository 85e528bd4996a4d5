import { DedicatedTeam } from '@/components/diagrams/dedicated-team';
import { IntegrationFlow } from '@/components/diagrams/integration-flow';
import { SingleSignOn } from '@/components/diagrams/single-sign-on';
import type { Diagram } from '@/lib/schema';

const drawings = {
  'integration-flow': IntegrationFlow,
  'single-sign-on': SingleSignOn,
  'dedicated-team': DedicatedTeam,
} as const;

/** A drawing that explains, as a model seen from the site's own angle, and a line below it that says what to see. */
export function DiagramFigure({ diagram: { name, alt, caption, labels } }: { diagram: Diagram }) {
  const Drawing = drawings[name];
  return (
    <figure className="mb-12 grid gap-6 lg:mb-16">
      <Drawing alt={alt} labels={labels} />
      {caption && <figcaption className="text-small text-muted">{caption}</figcaption>}
    </figure>
  );
}
