import { Picture } from '@/components/ui/picture';
import { home } from '@/site/home';
import { ui } from '@/content/interface';
import { SectionShell } from '@/components/ui/section-shell';
import styles from './print-page.module.css';

/** The home page's slides on paper, where nothing turns: a list of seven, each with its model and its whole tagline. */
export function PrintSlides() {
  return (
    <SectionShell title={ui.hero.region}>
      <ol className={styles.slides}>
        {home.hero.slides.map((slide) => (
          <li key={slide.id}>
            <Picture picture={slide.picture} sizes="14rem" small />
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
