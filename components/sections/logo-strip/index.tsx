import { NamedLogo } from '@/components/ui/named-logo';
import type { SectionOf } from '@/lib/schema';

/** On a phone two to a row, and the odd one out takes the row; from `md` on one row. */
const strip =
  'grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] items-center justify-items-center gap-x-[16px] gap-y-[24px] border-y border-y-line py-[28px] max-phone:grid-cols-2 md:auto-cols-[minmax(0,1fr)] md:grid-flow-col md:grid-cols-none max-phone:[&>:last-child:nth-child(odd)]:col-span-full';

/** One line of logos below its heading. */
export function LogoStrip({ section }: { section: SectionOf<'logo-strip'> }) {
  return (
    <section
      id={section.id}
      data-ground={section.ground ?? 'paper'}
      aria-label={section.title}
      className="py-10 sm:py-14 print:mt-[3rem] print:py-0!"
    >
      <div className="measure grid gap-8">
        <div className="grid gap-2 md:grid-cols-2 md:gap-16">
          <h2 className="text-heading-3">{section.title}</h2>
          {section.intro && <p className="max-w-text text-muted">{section.intro}</p>}
        </div>
        <ul className={strip}>
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
