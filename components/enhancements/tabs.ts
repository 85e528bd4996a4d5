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
    const next = tabs[placeByKey(event.key, tabs.indexOf(tab), tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next);
  });
}

/** A key may be pressed on the document itself, which is no element. */
function tabOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tabs] [role=tab]') : null;
}

function tabsBeside(tab: HTMLElement): HTMLElement[] {
  return [...(tab.parentElement as HTMLElement).querySelectorAll<HTMLElement>('[role=tab]')];
}

function select(tab: HTMLElement): void {
  for (const one of tabsBeside(tab)) {
    const active = one === tab;
    one.ariaSelected = String(active);
    one.tabIndex = active ? 0 : -1;
    document.getElementById(one.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-active', active);
  }
  tab.focus({ preventScroll: true });
  // On a phone the row of tabs scrolls sideways; the page stays where it is.
  tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
