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
      <ul className="border-line bg-line grid gap-px overflow-hidden rounded border md:grid-cols-2 lg:grid-cols-3">
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
    <li className={`bg-ground relative grid content-start gap-3 p-7 lg:p-9 ${linked ? 'card-link' : ''}`}>
      {card.icon && <Icon name={card.icon} size={40} className="text-highlight mb-2" />}
      <h3 className="text-title">
        {linked && card.url ? (
          <SiteLink href={card.url} className="card-link-target">
            {card.title}
          </SiteLink>
        ) : (
          card.title
        )}
      </h3>
      <p className="text-muted max-w-text">{card.description}</p>
      {linked && (
        <span className="more-link text-link mt-2 inline-flex items-center gap-2 font-semibold" aria-hidden="true">
          {ui.readMore}
          <Icon name="arrow-right" className="more-link-arrow" />
        </span>
      )}
    </li>
  );
}
