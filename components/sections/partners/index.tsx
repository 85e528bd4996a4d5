import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import type { Home } from '@/lib/schemas/home';
import { ui } from '@/content/interface';
import { logos, partnerLogos, type Logo as LogoContent, type LogoId } from '@/content/logos';
import styles from './partners.module.css';

/**
 * The strip of 21 logos that moves without a seam: the list twice, the copy inert, hidden from screen readers and in one colour.
 * It stops on hover, on focus and by its switch; under reduced motion it is one still, wrapped list.
 */
export function Partners({ content }: { content: Home['partners'] }) {
  return (
    <section aria-label={content.title} className={styles.partners}>
      <div className="measure flex items-end justify-between gap-8">
        <div className="grid gap-2">
          <h2 className="text-title">{content.title}</h2>
          <p className="max-w-text text-small text-balance text-muted">{content.intro}</p>
        </div>
        <PauseSwitch />
      </div>
      <div className={`marquee ${styles.marquee}`}>
        <Strip />
        <Strip copy />
      </div>
    </section>
  );
}

/** A checkbox that stops the strip by CSS alone (WCAG 2.2.2: whatever moves for over 5 s can be stopped). */
function PauseSwitch() {
  return (
    <label className="round-button has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-highlight">
      <input type="checkbox" role="switch" className="peer sr-only" />
      <Icon name="pause" className="peer-checked:hidden" />
      <Icon name="play" className="not-peer-checked:hidden" />
      <span className="sr-only">{ui.marquee.pause}</span>
    </label>
  );
}

function Strip({ copy = false }: { copy?: boolean }) {
  return (
    <ul className={styles.strip} inert={copy} aria-hidden={copy || undefined}>
      {partnerLogos.map(({ id, logo }) => (
        <li key={id}>
          <Logo id={logo} tone={copy ? 'grey' : 'even'} />
          {!spellsItsName(logo) && (
            <span aria-hidden="true" className={styles.name}>
              {logos[logo].name}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Whether the name is in the mark already, or is in its place; every other mark has its name beside it. */
function spellsItsName(id: LogoId) {
  const { file, wordmark }: LogoContent = logos[id];
  return wordmark ?? !file;
}
