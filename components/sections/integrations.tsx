import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import { SiteLink } from '@/components/islands/site-link';
import { ContentIcon } from '@/components/ui/content-icon';
import { MoreCue } from '@/components/ui/more-link';
import { ui } from '@/content/interface';
import type { Card, SectionOf } from '@/lib/schema';

/** The integration specialities. A card navigates, highlights and is clickable only with its read-more flag (spec section 2). */
export function Integrations({ section }: { section: SectionOf<'integrations'> }) {
  return (
    <SectionShell {...shellOf(section)} layout="facing">
      <ul className="grid gap-px overflow-hidden rounded border border-line bg-line md:grid-cols-2 lg:grid-cols-3">
        {section.items.map((card) => (
          <Speciality key={card.title} card={card} />
        ))}
      </ul>
    </SectionShell>
  );
}

function Speciality({ card }: { card: Card }) {
  const target = card.readMore ? card.url : undefined;
  return (
    <li className={`relative grid content-start gap-3 bg-ground p-7 lg:p-9 ${target ? 'card-link' : ''}`}>
      {card.icon && <ContentIcon name={card.icon} size={40} className="mb-2 text-highlight" />}
      <h3 className="text-title">
        {target ? (
          <SiteLink href={target} className="card-link-target">
            {card.title}
          </SiteLink>
        ) : (
          card.title
        )}
      </h3>
      <p className="max-w-text text-muted">{card.description}</p>
      {target && <MoreCue>{ui.readMore}</MoreCue>}
    </li>
  );
}
