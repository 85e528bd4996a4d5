import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import type { Home } from '@/lib/home-schema';
import { ui } from '@/content/interface';
import { logos, partnerLogos, type Logo as LogoContent, type LogoId } from '@/content/logos';

/**
 * The strip of 21 logos that moves without a seam: the list twice, the copy inert and hidden from screen readers.
 * It stops on hover, on focus and by its switch; under reduced motion it is one still, wrapped list.
 */
export function Partners({ content }: { content: Home['partners'] }) {
  return (
    <section aria-label={content.title} className="partners">
      <div className="measure flex items-end justify-between gap-8">
        <div className="grid gap-2">
          <h2 className="text-title">{content.title}</h2>
          <p className="max-w-text text-small text-muted">{content.intro}</p>
        </div>
        <PauseSwitch />
      </div>
      <div className="marquee print:mt-6 print:block paper:w-auto paper:animate-none">
        <Strip />
        <Strip copy />
      </div>
    </section>
  );
}

/** A checkbox that stops the strip by CSS alone (WCAG 2.2.2: whatever moves for over 5 s can be stopped). */
function PauseSwitch() {
  return (
    <label className="round-button marquee-pause paper:hidden">
      <input type="checkbox" role="switch" autoComplete="off" className="sr-only" />
      <Icon name="pause" />
      <Icon name="play" />
      <span className="sr-only">{ui.marquee.pause}</span>
    </label>
  );
}

function Strip({ copy = false }: { copy?: boolean }) {
  return (
    <ul
      className={`marquee-strip print:flex-wrap print:justify-start print:gap-x-10 print:gap-y-7 print:p-0 ${copy ? 'paper:hidden' : ''}`}
      inert={copy}
      aria-hidden={copy || undefined}
    >
      {partnerLogos.map(({ id, logo }) => (
        <li key={id}>
          <Logo id={logo} tone="even" />
          {!isWordmark(logo) && <span aria-hidden="true">{logos[logo].name}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The mark spells its name; beside the others it is set in type (to a screen reader it is the mark's alternative). */
const isWordmark = (id: LogoId) => (logos[id] as LogoContent).wordmark;
