import { BrochureLink } from '@/components/ui/brochure-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import { anchors, homeSection, type Route } from '@/content/routes';
import type { DetailPage } from '@/lib/schema';

/** The intro of a detail page; its model hangs out of the banner above (spec section 9, intro card overlap). */
export function Intro({ header, source }: { header: DetailPage['header']; source: Route }) {
  return (
    <section className="measure intro" aria-label={header.title}>
      <div className="intro-picture">
        <Picture picture={header.picture} sizes="(max-width: 1023px) 100vw, 36rem" eager preview />
      </div>
      <div className="intro-words">
        <p className="text-lead">{header.description}</p>
        {header.detailedDescription.map((paragraph) => (
          <p key={paragraph} className="text-muted">
            {paragraph}
          </p>
        ))}
        <div className="intro-actions flex flex-wrap items-center gap-x-8 gap-y-4 pt-3">
          <ButtonLink href={homeSection(anchors.contact)}>{header.action}</ButtonLink>
          <BrochureLink source={source} />
        </div>
      </div>
    </section>
  );
}
