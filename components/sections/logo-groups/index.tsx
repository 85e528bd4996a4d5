import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import { NamedLogo } from '@/components/ui/named-logo';
import type { SectionOf } from '@/lib/schema';

/** What is integrated, group by group, each with up to four logos (docs/requirements.md, "Detail pages"). */
export function LogoGroups({ section }: { section: SectionOf<'logo-groups'> }) {
  return (
    <SectionShell {...shellOf(section)} layout="facing">
      <div className="grid gap-4 md:gap-6">
        {section.groups.map((group) => (
          <article
            key={group.heading}
            className="grid gap-x-16 gap-y-5 border-t border-line pt-6 pb-4 md:gap-y-8 md:pt-8 md:pb-6 lg:grid-cols-2"
          >
            <div className="grid content-start gap-2">
              <h3 className="text-heading-3">{group.heading}</h3>
              <p className="text-title font-semibold">{group.title}</p>
              <p className="max-w-text text-muted">{group.description}</p>
            </div>
            <ul className="grid grid-cols-2 gap-[12px] self-center [&>:last-child:nth-child(odd)]:col-span-full">
              {group.logos.map((logo) => (
                <li
                  key={logo}
                  data-ground="paper"
                  className="grid min-h-16 place-items-center rounded border border-line px-4 py-2 md:min-h-24 md:p-4"
                >
                  <NamedLogo id={logo} />
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </SectionShell>
  );
}
