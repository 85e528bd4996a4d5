import { Picture } from '@/components/ui/picture';
import { home } from '@/content/home';
import { ui } from '@/content/interface';
import { SectionShell } from '../ui/section-shell';

/** The home page's slides on paper, where nothing turns: a list of seven, each with its model and its whole tagline. */
export function PrintSlides() {
  return (
    <SectionShell title={ui.hero.region}>
      <ol className="print-slides">
        {home.hero.slides.map((slide) => (
          <li key={slide.id} className="print-slide">
            <Picture picture={slide.picture} sizes="14rem" />
            <div className="grid gap-1">
              <h3 className="text-heading-3">{slide.heading}</h3>
              <p className="text-muted">{slide.tagline}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}
