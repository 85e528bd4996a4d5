'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

interface MenuBehaviourProps {
  /** The id of the menu, a popover. */
  menuId: string;
  /** Media query of the wide layout. */
  wideLayout: string;
}

/**
 * What a script adds to the header's menus, which are native <details> and a popover and open without it:
 * Escape, a click outside and leaving by Tab close the dropdown; following a link closes both; while the panel
 * of a small screen is open the rest of the page is inert; crossing the breakpoint closes them.
 * (APG disclosure navigation; WCAG 2.1.2, 2.4.3, 2.4.11.)
 */
export function MenuBehaviour({ menuId, wideLayout }: MenuBehaviourProps) {
  const pathname = usePathname();

  useEffect(() => {
    const menu = document.getElementById(menuId);
    if (!menu) return;
    const dropdown = menu.querySelector<HTMLDetailsElement>('details[data-dropdown]');
    const wide = matchMedia(wideLayout);
    const listening = new AbortController();
    const options = { signal: listening.signal };

    function closeDropdown(focusBack = false) {
      if (!dropdown?.open || !wide.matches) return;
      dropdown.open = false;
      if (focusBack) dropdown.querySelector('summary')?.focus();
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') closeDropdown(true);
    }
    function onPointerDown(event: PointerEvent) {
      if (!dropdown?.contains(event.target as Node)) closeDropdown();
    }
    function onFocusOut({ relatedTarget }: FocusEvent) {
      if (relatedTarget && !dropdown?.contains(relatedTarget as Node)) closeDropdown();
    }
    function onClick(event: MouseEvent) {
      if (!(event.target as Element).closest('a')) return;
      closeDropdown();
      closePanel(menu);
    }
    // Before it closes: the focus goes back to the button that opened it, which must not be inert by then.
    function onBeforeToggle(event: ToggleEvent) {
      if (event.newState === 'closed') setRestInert(menu, false);
    }
    function onToggle(event: ToggleEvent) {
      if (event.target === menu && event.newState === 'open') setRestInert(menu, true);
    }
    function onBreakpoint() {
      closePanel(menu);
      if (dropdown) dropdown.open = false;
    }
    document.addEventListener('keydown', onKeyDown, options);
    document.addEventListener('pointerdown', onPointerDown, options);
    dropdown?.addEventListener('focusout', onFocusOut, options);
    menu.addEventListener('click', onClick, options);
    menu.addEventListener('beforetoggle', onBeforeToggle, options);
    menu.addEventListener('toggle', onToggle, options);
    wide.addEventListener('change', onBreakpoint, options);
    // It may have been opened before this page woke.
    setRestInert(menu, isOpen(menu));
    return () => {
      listening.abort();
      setRestInert(menu, false);
    };
  }, [menuId, wideLayout, pathname]);

  return null;
}

/** An engine without popovers throws at the selector; there the menu stands open (app/styles/fallbacks.css). */
function isOpen(menu: HTMLElement): boolean {
  return 'popover' in menu && menu.matches(':popover-open');
}

function closePanel(menu: HTMLElement | null) {
  if (menu && isOpen(menu)) menu.hidePopover();
}

/** Everything but the menu: what lies behind the panel is neither clicked nor tabbed to. */
function setRestInert(menu: HTMLElement | null, inert: boolean) {
  const beside = Array.from(menu?.parentElement?.children ?? []).filter((element) => element !== menu);
  const rest = [...beside, ...document.querySelectorAll('.skip-link, main, footer, [data-floating]')];
  rest.forEach((element) => element.toggleAttribute('inert', inert));
}
