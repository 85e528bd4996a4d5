'use client';

import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ui } from '@/content/interface';
import { placeByKey } from './tab-keys';

interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

/**
 * Tabs after the APG pattern: roving tabindex, arrows, Home and End; activation follows focus.
 * Without JavaScript every panel stands under its heading (`app/styles/controls.css`).
 */
export function TechstackTabs({ tabs }: { tabs: readonly Tab[] }) {
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  function select(index: number) {
    setActive(index);
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index];
    tab?.focus({ preventScroll: true });
    // On a phone the row of tabs scrolls sideways; the page stays where it is.
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = placeByKey(event.key, active, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
  }

  return (
    <div className="tabs">
      <div ref={list} role="tablist" aria-label={ui.techstackTabs} onKeyDown={onKeyDown} className="tab-list">
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-controls={`panel-${tab.id}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            onClick={() => select(index)}
            data-replay
            className="tab"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`panel-${tab.id}`}
          aria-labelledby={`tab-${tab.id}`}
          data-active={index === active || undefined}
          className="tab-panel"
        >
          <h3 className="tab-panel-heading mb-4 text-title">{tab.label}</h3>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
