import type { ReactNode } from 'react';
import { InlineScript } from '@/components/ui/inline-script';
import { ui } from '@/content/interface';
import styles from './techstack-tabs.module.css';

interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

/**
 * Tabs after the APG pattern (a panel without controls is a tab stop), perhaps with a line before them; components/enhancements/tabs.ts switches them. Without
 * JavaScript every panel is under its heading.
 */
export function TechstackTabs({ tabs, before }: { tabs: readonly Tab[]; before?: ReactNode }) {
  return (
    <div data-tabs className={`tabs ${styles.tabs}`}>
      {before}
      <div role="tablist" aria-label={ui.techstackTabs} className={`tab-list ${styles.list}`}>
        {tabs.map(({ id, label }, index) => (
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
      {tabs.map(({ id, label, panel }, index) => (
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
          {panel}
        </div>
      ))}
      <InlineScript name="tabs" />
    </div>
  );
}
