import { IntegrationFlow } from '@/components/diagrams/integration-flow';
import type { Diagram } from '@/content/schema';

const drawings = { 'integration-flow': IntegrationFlow } as any;

export function DiagramFigure({ diagram }: { diagram: Diagram }) {
  const D = drawings[diagram.name];
  return (
    <figure className="mb-12 lg:mb-16">
      <D alt={diagram.alt} labels={diagram.labels} />
      {diagram.caption && <figcaption className="text-muted text-small mt-6">{diagram.caption}</figcaption>}
    </figure>
  );
}
