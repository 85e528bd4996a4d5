import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import { Logo } from '@/components/ui/logo';
import type { SectionOf } from '@/lib/schema';

/** What is integrated, group by group, each with up to four logos (spec section 3, integration speciality). */
export function LogoGroups({ section }: { section: SectionOf<'logo-groups'> }) {
  return (
    <SectionShell {...shellOf(section)} layout="facing">
      <div className="grid gap-6">
        {section.groups.map((group) => (
          <article key={group.heading} className="grid gap-x-16 gap-y-8 border-t border-line pt-8 pb-6 lg:grid-cols-2">
            <div className="grid content-start gap-2">
              <h3 className="text-heading-3">{group.heading}</h3>
              <p className="text-title font-semibold">{group.title}</p>
              <p className="max-w-text text-muted">{group.description}</p>
            </div>
            <ul className="grid grid-cols-2 gap-3 self-center">
              {group.logos.map((logo) => (
                <li
                  key={logo}
                  data-ground="paper"
                  className="grid min-h-24 place-items-center rounded border border-line p-4"
                >
                  <Logo id={logo} />
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </SectionShell>
  );
}
