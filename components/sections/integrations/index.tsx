import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import { SiteLink } from '@/components/ui/site-link';
import { ContentIcon } from '@/components/ui/content-icon';
import { MoreCue } from '@/components/ui/more-link';
import { Picture } from '@/components/ui/picture';
import { ui } from '@/content/interface';
import { detailPages } from '@/content/pages';
import type { Card, SectionOf } from '@/lib/schema';

/** The integration specialities, each with the model of its page. A card is a link only with `readMore` (docs/requirements.md, "Detail pages"). */
export function Integrations({ section }: { section: SectionOf<'integrations'> }) {
  return (
    <SectionShell {...shellOf(section)} layout="facing">
      <ul className="specialities grid gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {section.items.map((card) => (
          <Speciality key={card.title} card={card} />
        ))}
      </ul>
    </SectionShell>
  );
}

/** On a phone its picture stands beside the words; above that the three lines of every card of a row are level. */
const speciality =
  'grid gap-4 bg-ground p-[clamp(20px,3vw,36px)] sm:grid-cols-none sm:grid-rows-[auto_1fr] sm:content-start';
const pointedAt =
  'card-link transition-[background-color] duration-quick ease-[ease] focus-within:bg-raised hover:bg-raised';

function Speciality({ card }: { card: Card }) {
  const target = card.readMore ? card.url : undefined;
  const page = detailPages.find(({ path }) => path === target);
  return (
    <li
      className={`${speciality} ${target ? pointedAt : ''} ${page ? 'grid-cols-[104px_minmax(0,1fr)] print:grid-cols-none' : 'grid-cols-[40px_minmax(0,1fr)]'}`}
    >
      {page && (
        <div className="print:hidden [&_img]:w-full [&_img]:rounded">
          <Picture
            picture={{ scene: page.header.picture.scene, alt: '' }}
            sizes="(min-width: 1024px) 22rem, (min-width: 640px) 45vw, 7rem"
          />
        </div>
      )}
      {!page && card.icon && <ContentIcon name={card.icon} size="card" className="text-highlight" />}
      <div className="grid content-start gap-[10px] sm:grid-rows-[auto_1fr_auto]">
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
      </div>
    </li>
  );
}
