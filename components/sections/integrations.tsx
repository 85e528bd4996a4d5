import { SectionShell } from '@/components/layout/section-shell';
import { shellOf } from '@/components/layout/shell-of';
import { SiteLink } from '@/components/islands/site-link';
import { Icon } from '@/components/ui/icon';
import { ui } from '@/content/interface';
import type { Card, SectionOf } from '@/content/schema';

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
  const linked = card.url && card.readMore;
  return (
    <li className={`relative grid content-start gap-3 bg-ground p-7 lg:p-9 ${linked ? 'card-link' : ''}`}>
      {card.icon && <Icon name={card.icon} size={40} className="mb-2 text-highlight" />}
      <h3 className="text-title">
        {linked && card.url ? (
          <SiteLink href={card.url} className="card-link-target">
            {card.title}
          </SiteLink>
        ) : (
          card.title
        )}
      </h3>
      <p className="max-w-text text-muted">{card.description}</p>
      {linked && (
        <span className="more-link mt-2 inline-flex items-center gap-2 font-semibold text-link" aria-hidden="true">
          {ui.readMore}
          <Icon name="arrow-right" className="more-link-arrow" />
        </span>
      )}
    </li>
  );
}
