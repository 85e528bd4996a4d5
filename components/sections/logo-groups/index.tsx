import { FoldedWords } from '@/components/ui/folded-words';
import { SectionShell } from '@/components/ui/section-shell';
import { NoBreak } from '@/components/ui/no-break';
import { NamedLogo } from '@/components/ui/named-logo';
import type { SectionOf } from '@/lib/schemas/sections';
import styles from './logo-groups.module.css';

/** What is integrated, group by group, each with up to four logos (docs/requirements.md, "Detail pages"). */
export function LogoGroups({ section }: { section: SectionOf<'logo-groups'> }) {
  return (
    <SectionShell {...section} layout="facing">
      <div className={section.layout === 'columns' ? styles.columns : styles.rows}>
        {section.groups.map((group) => (
          <div key={group.heading} className={styles.group}>
            <div className="grid content-start gap-2">
              <h3 className="text-heading-3">{group.heading}</h3>
              <p className="font-semibold">
                <NoBreak text={group.title} size="text" />
              </p>
              <p className={styles.words}>
                <NoBreak text={group.description} size="text" />
              </p>
            </div>
            <ul className={styles.logos}>
              {group.logos.map((logo) => (
                <li key={logo} className={styles.chip}>
                  <NamedLogo id={logo} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {section.groups.length > 1 && <FoldedWords />}
    </SectionShell>
  );
}
