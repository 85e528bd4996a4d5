import { whenParsed } from 'next-documents/document-state';
import { closest } from '@/components/enhancements/closest';
import { afterNextFrame } from '@/components/enhancements/frames';
import { renderSkippedSections, skipDistantSections } from '@/components/enhancements/lazy-sections';
import { followedLink, plainPath } from '@/components/enhancements/links';

/**
 * Hydrates the header's menus, the third island: from the first paint on, on every page and without React, because all that
 * they change is an attribute.
 *
 * What it adds to the menus, which are native `<details>` and a popover and open without it: Escape, a
 * press outside and leaving by Tab close the dropdown of the wide layout, which shows the model of the page that is pointed
 * at; following a link closes it and the panel of a small screen, which on the way to another page stays until that has
 * come; the links to the page that one is on say so; while the panel is open the rest of the page is inert, and Tab goes
 * round in it; on an inner page it opens with the pages of the same kind; crossing the breakpoint closes both.
 * (APG disclosure navigation; WCAG 2.1.2, 2.4.3, 2.4.11.)
 */
export function hydrateMenus(): void {
  whenParsed(() => {
    const menu = document.getElementById('site-menu');
    const dropdown = menu?.querySelector<HTMLDetailsElement>('details[data-dropdown]');
    if (!menu || !dropdown) return;
    const wide = matchMedia(menu.dataset.wide ?? 'not all');

    const closeDropdown = () => {
      if (wide.matches) dropdown.open = false;
    };
    document.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || !wide.matches || !dropdown.open) return;
      closeDropdown();
      dropdown.querySelector('summary')?.focus();
    });
    document.addEventListener('pointerdown', ({ target }) => {
      if (!dropdown.contains(target as Node)) closeDropdown();
    });
    dropdown.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget && !dropdown.contains(relatedTarget as Node)) closeDropdown();
    });
    menu.addEventListener('click', (event) => {
      if (!closest(event, 'a')) return;
      closeDropdown();
      if (!leadsAway(event)) closePanel(menu);
    });
    // The page came back from the back/forward cache as it was left.
    addEventListener('pageshow', ({ persisted }) => persisted && closePanel(menu));
    showModels(menu);
    menu.addEventListener('keydown', (event) => {
      if (event.key === 'Tab' && isOpen(menu)) goRound(menu, event);
    });
    // Before it closes, because the focus returns to the button that opened it, which must not be inert then.
    menu.addEventListener('beforetoggle', ({ target, newState }) => {
      if (target !== menu) return;
      if (newState === 'open') openNearestColumn(dropdown);
      if (newState !== 'closed') return;
      setRestInert(menu, false);
      renderSkippedSections();
    });
    menu.addEventListener('toggle', ({ target, newState }) => {
      if (target !== menu || newState !== 'open') return;
      afterNextFrame(() => {
        if (!isOpen(menu)) return;
        skipDistantSections();
        setRestInert(menu, true);
      });
    });
    wide.addEventListener('change', () => {
      closePanel(menu);
      dropdown.open = false;
    });
    linksToThisPage(menu).forEach((link) => link.setAttribute('aria-current', 'page'));
    // On a phone the footer's columns are folded, except for that of the page.
    const own = columnOf(document.querySelector('[data-site-footer]'));
    if (own) own.open = true;
    // It may have been opened while the page was still arriving.
    setRestInert(menu, isOpen(menu));
  });
}

/** Shows the model of the page that is pointed at over the picture beside the links, while it is pointed at. */
function showModels(menu: HTMLElement): void {
  const model = new Image();
  model.alt = '';
  for (const type of ['pointerover', 'focusin'] as const)
    menu.addEventListener(type, (event) => {
      const file = closest(event, '[data-model]')?.dataset.model;
      model.hidden = !file;
      if (!file || model.src.endsWith(file)) return;
      model.src = file;
      menu.querySelector('[data-menu-model]')?.append(model);
    });
}

/** Opens, in the panel of an inner page, the list with that page, or the first one. */
function openNearestColumn(dropdown: HTMLDetailsElement): void {
  if (isHome()) return;
  dropdown.open = true;
  const column = columnOf(dropdown) ?? dropdown.querySelector('details');
  if (column) column.open = true;
}

const isHome = () => plainPath(location.pathname) === (process.env.NEXT_PUBLIC_BASE_PATH ?? '');

/** The one of some lists that has this page; undefined where none has it, and for the home page, which each of them leads to. */
function columnOf(lists: Element | null): HTMLDetailsElement | null | undefined {
  if (isHome() || !lists) return;
  return linksToThisPage(lists)
    .find((link) => link.closest('details'))
    ?.closest('details');
}

function linksToThisPage(within: Element): HTMLAnchorElement[] {
  const links = [...within.querySelectorAll<HTMLAnchorElement>('a')];
  return links.filter((link) => !link.hash && plainPath(link.pathname) === plainPath(location.pathname));
}

/** From the panel's last control Tab leads to its first one, and back: the rest of the page is inert. */
function goRound(menu: HTMLElement, event: KeyboardEvent): void {
  const all = [...menu.querySelectorAll<HTMLElement>('a, button, summary, input:checked')].filter(
    // Links in a closed <details> cannot take the focus.
    (element) => element.checkVisibility?.() ?? true,
  );
  const [first, last] = [all[0], all.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Whether a click is about to load another page, which closing the panel first would delay. */
function leadsAway(event: MouseEvent): boolean {
  const link = followedLink(event);
  return link !== undefined && plainPath(link.pathname) !== plainPath(location.pathname);
}

/** A browser without popovers throws on the selector; there the menu is always open (site-header.module.css). */
function isOpen(menu: HTMLElement): boolean {
  return 'popover' in menu && menu.matches(':popover-open');
}

function closePanel(menu: HTMLElement): void {
  if (isOpen(menu)) menu.hidePopover();
}

/** Everything but the menu: what lies behind the panel is neither clicked nor tabbed to. */
function setRestInert(menu: HTMLElement, inert: boolean): void {
  const rest = document.querySelectorAll(
    'main, footer, [data-floating], [data-site-header] > a, [data-site-header] > div > *',
  );
  rest.forEach((element) => element !== menu && element.toggleAttribute('inert', inert));
}
