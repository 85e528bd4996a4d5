import { TechstackTabs } from '@/components/islands/techstack-tabs';
import { SectionShell } from '@/components/ui/section-shell';
import { shellOf } from '@/components/ui/shell-of';
import { Logo } from '@/components/ui/logo';
import { logos } from '@/content/logos';
import type { SectionOf } from '@/lib/schema';
import { techstackTabs } from '@/content/techstack';

/** The techstack of the detail pages: six tabs, or six lists one under another without JavaScript. */
export function Techstack({ section }: { section: SectionOf<'techstack'> }) {
  return (
    <SectionShell {...shellOf(section)} layout="facing">
      <TechstackTabs
        tabs={techstackTabs.map(({ id, label, note, logos: names }) => ({
          id,
          label,
          panel: (
            <>
              <p className="mb-8 max-w-text text-muted">{note}</p>
              <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
                {names.map((name) => (
                  <li key={name} className="tech-item">
                    <TechnologyName id={name} />
                  </li>
                ))}
              </ul>
            </>
          ),
        }))}
      />
    </SectionShell>
  );
}

/** A technology's logo above its name; the name alone where there is no honest logo. */
function TechnologyName({ id }: { id: keyof typeof logos }) {
  const logo = logos[id];
  return (
    <>
      {'file' in logo && <Logo id={id} decorative />}
      <span className="font-medium">{logo.name}</span>
    </>
  );
}
