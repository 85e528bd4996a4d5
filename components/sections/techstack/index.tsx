import type { ReactNode } from 'react';
import { InlineScript } from '@/components/enhancements/inline-script-element';
import { NoBreak } from '@/components/ui/no-break';
import { SectionShell } from '@/components/ui/section-shell';
import { Logo } from '@/components/ui/logo';
import { ui } from '@/content/interface';
import { logos, type LogoId } from '@/content/logos';
import type { SectionOf } from '@/lib/schemas/sections';
import { techstackTabs } from '@/content/techstack';
import styles from './techstack.module.css';

/**
 * The techstack of the detail pages: tabs after the APG pattern (a panel without controls is a tab stop), perhaps with a line
 * before them; components/enhancements/tabs.ts switches them. Without JavaScript every panel is under its heading.
 */
export function Techstack({ section }: { section: SectionOf<'techstack'> }) {
  const form = section.head === 'half' ? styles.half : section.head === 'column' ? styles.column : '';
  return (
    <SectionShell {...section} intro={section.intro && withTabLinks(section.intro)} layout="facing">
      <div data-tabs className={`tabs ${styles.tabs} ${form}`}>
        {section.own && <Own tools={section.own} />}
        <div role="tablist" aria-label={ui.techstackTabs} className={`tab-list ${styles.list}`}>
          {techstackTabs.map(({ id, label }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              aria-controls={`panel-${id}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              className={styles.tab}
            >
              {label}
            </button>
          ))}
        </div>
        {techstackTabs.map(({ id, label, logos: names }, index) => (
          <div
            key={id}
            role="tabpanel"
            id={`panel-${id}`}
            aria-labelledby={`tab-${id}`}
            tabIndex={0}
            data-active={index === 0 || undefined}
            className={`tab-panel ${styles.panel}`}
          >
            <h3 className={styles.heading}>{label}</h3>
            <Technologies names={names} />
          </div>
        ))}
        <InlineScript name="tabs" />
      </div>
    </SectionShell>
  );
}

/** Technologies as a row of marks, each with its name. */
function Technologies({ names }: { names: readonly LogoId[] }) {
  return (
    <ul className={styles.marks}>
      {names.map((id) => (
        <li key={id}>
          <Logo id={id} decorative />
          {logos[id].name}
        </li>
      ))}
    </ul>
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
      <NoBreak key={part} text={part} size="text" />
    );
  });
}
