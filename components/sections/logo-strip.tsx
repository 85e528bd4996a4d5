import { Logo } from '@/components/ui/logo';
import type { SectionOf } from '@/lib/schema';

/** One line of logos between two hairlines. */
export function LogoStrip({ section }: { section: SectionOf<'logo-strip'> }) {
  return (
    <section id={section.id} data-ground={section.ground ?? 'paper'} aria-label={section.title} className="py-14">
      <div className="measure grid gap-8 lg:grid-cols-[1fr_2fr] lg:items-center lg:gap-16">
        <div className="grid gap-2">
          <h2 className="text-title">{section.title}</h2>
          {section.intro && <p className="max-w-text text-small text-muted">{section.intro}</p>}
        </div>
        <ul className="grid grid-cols-2 items-center gap-x-12 gap-y-10 sm:grid-cols-3">
          {section.logos.map((logo) => (
            <li key={logo}>
              <Logo id={logo} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
