import { SectionShell } from '@/components/ui/section-shell';
import { SiteLink } from '@/components/ui/site-link';
import { ContentIcon } from '@/components/ui/content-icon';
import { FoldedWords } from '@/components/ui/folded-words';
import { MoreCue } from '@/components/ui/more-link';
import { NoBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
import { ui } from '@/content/interface';
import { detailPages } from '@/site/pages';
import type { Card } from '@/lib/schemas/sections/base';
import type { SectionOf } from '@/lib/schemas/sections';
import styles from './integrations.module.css';

/** The integration specialities, each with the model of its page. A card is a link only with `readMore` (docs/requirements.md, "Detail pages"). */
export function Integrations({ section }: { section: SectionOf<'integrations'> }) {
  return (
    <SectionShell {...section} layout="facing">
      <ul className={styles.grid}>
        {section.items.map((card) => (
          <Speciality key={card.title} card={card} />
        ))}
      </ul>
      <FoldedWords of={section.items.length} />
    </SectionShell>
  );
}

function Speciality({ card }: { card: Card }) {
  const target = card.readMore ? card.url : undefined;
  const page = detailPages.find(({ path }) => path === target);
  return (
    <li className={`${styles.speciality} ${target ? `card-link ${styles.linked}` : ''}`}>
      {page && <Picture picture={{ scene: page.header.picture.scene, alt: '' }} sizes="11rem" small />}
      {!page && card.icon && <ContentIcon name={card.icon} className="text-highlight" />}
      <h3 className="text-title">
        {target ? (
          <SiteLink href={target} className="card-link-target">
            {card.title}
            <span className="sr-only">: {ui.readMore}</span>
          </SiteLink>
        ) : (
          card.title
        )}
      </h3>
      <p className="max-w-text text-muted">
        <NoBreak text={card.description} size="text" />
      </p>
      {target && <MoreCue className="mt-2">{ui.readMore}</MoreCue>}
    </li>
  );
}
