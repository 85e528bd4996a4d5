import { closest } from './closest';
import { placeByKey } from './tab-keys';

/**
 * Tabs after the APG pattern: roving tabindex, arrows, Home and End; activation follows focus. Islands bring their own
 * tabs, so only those inside `data-tabs` are switched here.
 */
export function switchTabs(): void {
  document.addEventListener('click', (event) => {
    const tab = tabOf(event);
    if (tab) select(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event);
    if (!tab) return;
    const tabs = tabsBeside(tab);
    const next = tabs[placeByKey(event, tabs.indexOf(tab), tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next);
  });
}

function tabOf(event: Event): HTMLElement | null {
  return closest(event, '[data-tabs] [role=tab]');
}

function tabsBeside(tab: HTMLElement): HTMLElement[] {
  return [...(tab.parentElement as HTMLElement).querySelectorAll<HTMLElement>('[role=tab]')];
}

function select(tab: HTMLElement): void {
  for (const one of tabsBeside(tab)) {
    const active = one === tab;
    // Firefox reflects the property `ariaSelected` from 119 on only.
    one.setAttribute('aria-selected', String(active));
    one.tabIndex = active ? 0 : -1;
    document.getElementById(one.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-active', active);
  }
  tab.focus({ preventScroll: true });
  // On a phone the row of tabs scrolls sideways. Not scrollIntoView: it would move the page out of the scroll padding.
  const [list, box] = [tab.parentElement as HTMLElement, tab.getBoundingClientRect()];
  const { left, width } = list.getBoundingClientRect();
  list.scrollLeft += box.left + box.width / 2 - (left + width / 2);
}
