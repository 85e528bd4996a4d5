import type { ReactNode } from 'react';
import { InlineScript } from '@/components/ui/inline-script';
import { ui } from '@/content/interface';

interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

const tab =
  'min-h-13 flex-none border-b-[3px] border-b-transparent px-[18px] font-semibold text-muted first:pl-0 hover:text-ink focus-visible:-outline-offset-3 aria-selected:border-b-accent aria-selected:text-ink forced-colors:border-b-[Canvas] forced-colors:aria-selected:border-b-[Highlight]';
/** On paper each panel is a row: its heading and its note on the left, what it lists on the right. */
const row =
  'print:m-0! print:grid! print:grid-cols-[2fr_3fr] print:grid-rows-[auto_1fr] print:gap-x-8 print:border-t print:border-line print:py-3 print:*:m-0 print:*:last:[grid-area:1/2/span_2] print:break-inside-avoid';

/**
 * Tabs after the APG pattern, which a script switches (components/enhancements/tabs.ts). Without JavaScript every panel
 * stands under its heading.
 */
export function TechstackTabs({ tabs }: { tabs: readonly Tab[] }) {
  return (
    <div data-tabs className="tabs">
      <div
        role="tablist"
        aria-label={ui.techstackTabs}
        className="tab-list mb-7 flex [scrollbar-width:none] gap-1 overflow-x-auto border-b border-b-line sm:mb-10 no-js:hidden paper:hidden"
      >
        {tabs.map(({ id, label }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            className={tab}
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
          className={`tab-panel in-data-js:not-data-active:hidden no-js:not-print:mb-14 paper:block not-print:[[data-paper]_&]:mb-12! ${row}`}
        >
          <h3 className="tab-panel-heading mb-4 text-title in-data-js:hidden paper:block">{label}</h3>
          {panel}
        </div>
      ))}
      <InlineScript name="tabs" />
    </div>
  );
}
