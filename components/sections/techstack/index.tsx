import type { ReactNode } from 'react';
import { SectionShell } from '@/components/ui/section-shell';
import { Logo } from '@/components/ui/logo';
import { ui } from '@/content/interface';
import { logos, type LogoId } from '@/content/logos';
import type { SectionOf } from '../schema';
import { techstackTabs } from '@/content/techstack';
import { Technologies } from '../technologies';
import { TechstackTabs } from '../techstack-tabs';
import styles from './techstack.module.css';

/** The techstack of the detail pages: six tabs, or six lists one under another without JavaScript. */
export function Techstack({ section }: { section: SectionOf<'techstack'> }) {
  return (
    <SectionShell {...section} intro={section.intro && withTabLinks(section.intro)} layout="facing">
      <TechstackTabs
        before={section.own && <Own tools={section.own} />}
        tabs={techstackTabs.map(({ id, label, logos: names }) => ({
          id,
          label,
          panel: <Technologies names={names} />,
        }))}
      />
    </SectionShell>
  );
}

/** The tools of this page, each a link to its tab, because on every page it is the first tab that is open at first. */
function Own({ tools }: { tools: readonly LogoId[] }) {
  return (
    <p className={styles.own}>
      <span>{ui.ownTools}</span>
      <span className={styles.tools}>
        {tools.map((id) => (
          <a key={id} href={`#panel-${techstackTabs.find(({ logos: names }) => names.includes(id))?.id}`}>
            <Logo id={id} decorative />
            {logos[id].name}
          </a>
        ))}
      </span>
    </p>
  );
}

const tabNames = new RegExp(`(?<!Google |Azure |AWS )\\b(${techstackTabs.map(({ label }) => label).join('|')})\\b`);

/** A text in which the name of a tab leads to that tab. */
function withTabLinks(text: string): ReactNode[] {
  return text.split(tabNames).map((part) => {
    const tab = techstackTabs.find(({ label }) => label === part);
    return tab ? (
      <a key={part} href={`#panel-${tab.id}`} className="text-link underline underline-offset-4">
        {part}
      </a>
    ) : (
      part
    );
  });
}
