import { NamedLogo } from '@/components/ui/named-logo';
import { NoBreak } from '@/components/ui/no-break';
import type { SectionOf } from '@/lib/schemas/sections';
import styles from './logo-strip.module.css';

/** A few logos beside their heading. */
export function LogoStrip({ section }: { section: SectionOf<'logo-strip'> }) {
  return (
    <section id={section.id} data-ground={section.ground ?? 'paper'} aria-label={section.title} className={styles.band}>
      <div className={`measure ${styles.row}`}>
        <div className={styles.words}>
          <h2 className="text-heading-3">
            <NoBreak text={section.title} />
          </h2>
          {section.intro && (
            <p className="max-w-text text-muted">
              <NoBreak text={section.intro} size="text" />
            </p>
          )}
        </div>
        <ul className={styles.strip}>
          {section.logos.map((logo) => (
            <li key={logo}>
              <NamedLogo id={logo} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
