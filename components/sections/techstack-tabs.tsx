import type { ReactNode } from 'react';
import { InlineScript } from '@/components/ui/inline-script';
import { ui } from '@/content/interface';

interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

/** On paper each panel is a row: its heading and its note on the left, what it lists on the right. */
const row =
  'print:m-0! print:grid! print:grid-cols-[2fr_3fr] print:grid-rows-[auto_1fr] print:gap-x-8 print:border-t print:border-line print:py-3 print:*:m-0 print:*:last:[grid-area:1/2/span_2] print:break-inside-avoid';

/**
 * Tabs after the APG pattern, which a script switches (components/behaviours/tabs.ts). Without JavaScript every panel
 * stands under its heading (app/styles/controls.css).
 */
export function TechstackTabs({ tabs }: { tabs: readonly Tab[] }) {
  return (
    <div data-tabs className="tabs">
      <div role="tablist" aria-label={ui.techstackTabs} className="tab-list paper:hidden">
        {tabs.map(({ id, label }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            className="tab"
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
          data-active={index === 0 || undefined}
          className={`tab-panel paper:block not-print:[.print-page_&]:mb-12! ${row}`}
        >
          <h3 className="tab-panel-heading mb-4 text-title paper:block">{label}</h3>
          {panel}
        </div>
      ))}
      <InlineScript name="tabs" />
    </div>
  );
}
