import { DetailTagline } from '@/components/islands/detail-tagline';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import { ui } from '@/content/interface';
import type { DetailPage } from '@/lib/schema';

/** A detail page's slide: 70vh with a half image (decisions, row 10). One slide, so its clock comes back to itself. */
export function DetailSlide({ slide }: { slide: NonNullable<DetailPage['slide']> }) {
  return (
    <section
      data-ground="night"
      aria-roledescription={ui.hero.slideRoleDescription}
      aria-label={slide.heading}
      className="detail-slide"
    >
      <div className="measure detail-slide-layout">
        <div className="grid content-center gap-6 py-12">
          <h2 className="text-heading-1">{slide.heading}</h2>
          <DetailTagline text={slide.tagline} />
          <div>
            <ButtonLink href={slide.button.href}>{slide.button.label}</ButtonLink>
          </div>
        </div>
        <div className="detail-slide-picture">
          <Picture picture={slide.picture} sizes="(max-width: 640px) 100vw, 50vw" />
        </div>
      </div>
    </section>
  );
}
