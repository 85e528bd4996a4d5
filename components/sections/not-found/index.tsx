import { ButtonLink } from '@/components/ui/button-link';
import { InlineScript } from '@/components/enhancements/inline-script-element';
import { LinkItems } from '@/components/ui/link-items';
import { Picture } from '@/components/ui/picture';
import { QuietLink } from '@/components/ui/quiet-link';
import { company } from '@/content/company';
import { notFound, ui } from '@/content/interface';
import { routes } from '@/content/routes';
import { menuLinks } from '@/site/navigation';
import styles from './not-found.module.css';

const contact = menuLinks.at(-1);
const ways = [
  { label: ui.home, href: routes.home },
  { label: ui.whatWeDo, href: routes.whatWeDo },
  { label: ui.ourServices, href: routes.ourServices },
  ...menuLinks.slice(0, -1),
];

/**
 * The 404 page: an empty plot with a sign of the address that was typed, on which a lamp is lit by night, and the ways off it.
 */
export function NotFound() {
  return (
    <section data-ground="sand" className="py-section">
      <div className={`measure ${styles.layout}`}>
        <div className={styles.words}>
          <h1 className="text-display">{notFound.title}</h1>
          <p className="text-title text-link">{notFound.claim}</p>
          <p className="max-w-text text-base">{notFound.text}</p>
          <ul className={styles.ways}>
            <LinkItems links={ways} />
          </ul>
          <p className={styles.write}>
            {contact && <ButtonLink href={contact.href}>{contact.label}</ButtonLink>}
            <QuietLink href={`mailto:${company.email}`}>{company.email}</QuietLink>
          </p>
        </div>
        <div className={styles.plot}>
          <Picture picture={notFound.picture} sizes="(max-width: 1023px) calc(100vw - 40px), 36rem" eager preview />
          <Lamp />
          <p hidden className={styles.sign}>
            <span className="sr-only">{notFound.sign} </span>
            <bdi data-typed-address="" />
          </p>
          <InlineScript name="typed-address" />
        </div>
      </div>
    </section>
  );
}

/** A street lamp on the lawn, in the measures of the picture (700 by 525); by night it lights the plot. */
function Lamp() {
  return (
    <svg viewBox="0 0 700 525" className={styles.lamp} aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="lamplight">
          <stop stopColor="var(--palette-light)" stopOpacity="0.75" />
          <stop offset="1" stopColor="var(--palette-light)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse className={styles.light} cx="252" cy="222" rx="135" ry="72" fill="url(#lamplight)" />
      <path className={styles.post} d="M231 212V118q0-12 14-12h10" />
      <path className={styles.head} d="M247 104h22l-4 9h-14z" />
      <circle className={styles.light} cx="258" cy="114" r="26" fill="url(#lamplight)" />
    </svg>
  );
}
