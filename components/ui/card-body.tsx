import { ui } from '@/content/interface';
import type { Card } from '@/lib/schemas/sections/base';
import { ContentIcon } from './content-icon';
import { MoreLink } from './more-link';
import { NoBreak } from './no-break';

/** A card's words, with its icon and, when its read-more flag is set, its link. */
export function CardBody({ card }: { card: Card }) {
  return (
    <>
      {card.icon && <ContentIcon name={card.icon} className="text-highlight sm:mb-2" />}
      <h3>
        <NoBreak text={card.title} size="text" />
      </h3>
      <p className="max-w-text text-muted">
        <NoBreak text={card.description} size="text" />
      </p>
      {card.url && card.readMore && (
        <MoreLink href={card.url} about={card.title}>
          {ui.readMore}
        </MoreLink>
      )}
    </>
  );
}
