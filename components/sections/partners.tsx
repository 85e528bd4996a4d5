import { MarqueeToggle } from '@/components/islands/marquee-toggle';
import { Logo } from '@/components/ui/logo';
import type { Home } from '@/lib/home-schema';
import { partnerLogos } from '@/content/logos';

const stripId = 'partner-logos';

/**
 * The strip of 21 logos that moves without a seam: the list twice, the copy inert and hidden from screen readers.
 * It stops on hover, on focus and by its button; without motion it is one still, wrapped list.
 */
export function Partners({ content }: { content: Home['partners'] }) {
  return (
    <section aria-label={content.title} className="partners">
      <div className="measure flex items-end justify-between gap-8">
        <div className="grid gap-2">
          <h2 className="text-title">{content.title}</h2>
          <p className="max-w-text text-small text-muted">{content.intro}</p>
        </div>
        <MarqueeToggle controls={stripId} />
      </div>
      <div id={stripId} className="marquee">
        <Strip />
        <Strip copy />
      </div>
    </section>
  );
}

function Strip({ copy = false }: { copy?: boolean }) {
  return (
    <ul className="marquee-strip" inert={copy} aria-hidden={copy || undefined}>
      {partnerLogos.map(({ id, logo }) => (
        <li key={id}>
          <Logo id={logo} tone="even" />
        </li>
      ))}
    </ul>
  );
}
