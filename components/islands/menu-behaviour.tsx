'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/**
 * What a script adds to the header's menus, which are native <details> and a popover and open without it:
 * Escape, a click outside and leaving by Tab close the dropdown; following a link closes both; while the panel
 * of a small screen is open the rest of the page is inert; crossing the breakpoint closes it.
 * (APG disclosure navigation; WCAG 2.1.2, 2.4.3.)
 */
export function MenuBehaviour({ menuId, desktop }: { menuId: string; /** media query of the wide layout */ desktop: string }) {
  const pathname = usePathname();

  useEffect(() => {
    const menu = document.getElementById(menuId);
    if (!menu) return;
    const dropdown = menu.querySelector<HTMLDetailsElement>('details[data-dropdown]');
    const wide = matchMedia(desktop);
    const others = document.querySelectorAll<HTMLElement>('main, footer, [data-floating]');
    const listening = new AbortController();
    const options = { signal: listening.signal };

    function closeDropdown(focusBack: boolean) {
      if (!dropdown?.open || !wide.matches) return;
      dropdown.open = false;
      if (focusBack) dropdown.querySelector('summary')?.focus();
    }
    function closePanel() {
      if (menu?.matches(':popover-open')) menu.hidePopover();
    }
    document.addEventListener('keydown', (event) => event.key === 'Escape' && closeDropdown(true), options);
    document.addEventListener('pointerdown', (event) => !dropdown?.contains(event.target as Node) && closeDropdown(false), options);
    dropdown?.addEventListener('focusout', (event) => {
      if (event.relatedTarget && !dropdown.contains(event.relatedTarget as Node)) closeDropdown(false);
    }, options); // prettier-ignore
    menu.addEventListener('click', (event) => {
      if (!(event.target as Element).closest('a')) return;
      closeDropdown(false);
      closePanel();
    }, options); // prettier-ignore
    menu.addEventListener('toggle', (event) => {
      if (event.target !== menu) return;
      others.forEach((element) => (element.inert = menu.matches(':popover-open')));
    }, options); // prettier-ignore
    wide.addEventListener('change', closePanel, options);
    return () => {
      listening.abort();
      others.forEach((element) => (element.inert = false));
    };
  }, [menuId, desktop, pathname]);

  return null;
}
