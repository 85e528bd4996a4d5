import { Picture } from '@/components/ui/picture';
import { home } from '@/site/home';
import { ui } from '@/content/interface';
import { SectionShell } from '../ui/section-shell';

/** The home page's slides on paper, where nothing turns: a list of seven, each with its model and its whole tagline. */
export function PrintSlides() {
  return (
    <SectionShell title={ui.hero.region}>
      <ol className="grid *:grid *:grid-cols-[clamp(6rem,25vw,11rem)_1fr] *:items-center *:gap-6 *:py-3 print:grid-cols-2 print:gap-x-8 print:*:grid-cols-[26mm_1fr] print:*:gap-4 print:*:border-t print:*:border-line print:*:py-2 [&_img]:w-full [&_img]:rounded print:[&_img]:h-[17mm] print:[&_img]:object-cover">
        {home.hero.slides.map((slide) => (
          <li key={slide.id}>
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
