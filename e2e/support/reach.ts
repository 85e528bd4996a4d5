import type { Page } from '@playwright/test';
import type { Watched } from './test';

/* The pages are those of `test` in ./test, which gives them `observed`. */

/** What a visitor can press or fill in. */
const controls = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';

/**
 * Looks for controls that a pointer does not reach, or that are cut off: each is scrolled to the middle, and what lies on
 * top is asked at its centre and near its ends; for a card (`.card-link`) near its corners and on its pictures too.
 * @returns a line for each: the control, and what lies over it or cuts it
 */
export function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const { observed } = window as unknown as Watched;
    const faults: string[] = [];
    // A small screen's header is there at the top, and away while a page is read downwards.
    scrollTo({ top: 0, behavior: 'instant' });
    await observed();
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      if (!isShown(control)) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // The floating contact comes and goes as the page scrolls, by a bounce.
      if (getComputedStyle(control).position === 'fixed') {
        await observed();
        if (!isShown(control)) continue;
      }
      const rects = [...control.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      for (const { left, top, width, height } of rects) {
        const [inset, middle] = [Math.min(8, width / 4), top + height / 2];
        for (const x of [left + inset, left + width / 2, left + width - inset]) await report(control, x, middle);
      }
      const cut = cutBy(control);
      if (cut) faults.push(`${name(control)} is cut by ${cut}`);
      if (control.matches('.card-link-target')) await reportCard(control);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...new Set(faults)];

    async function report(control: HTMLElement, x: number, y: number, part = '') {
      let hit = document.elementFromPoint(x, y);
      // A bar that comes and goes as the page scrolls may be on its way: a fault is what stays.
      for (const limit = performance.now() + 2_000; !(hit && belongs(hit, control)); await observed()) {
        if (performance.now() > limit) break;
        hit = document.elementFromPoint(x, y);
      }
      if (hit && belongs(hit, control)) return;
      faults.push(`${name(control)}${part} lies under ${hit ? name(hit) : 'the edge of the window'}`);
    }

    async function reportCard(target: HTMLElement) {
      const card = target.closest('.card-link');
      if (!card) return;
      card.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const points: [part: string, x: number, y: number][] = [];
      const { left, top, right, bottom } = card.getBoundingClientRect();
      for (const [part, x, y] of [
        [': its upper left', left + 16, top + 16],
        [': its upper right', right - 16, top + 16],
        [': its lower left', left + 16, bottom - 16],
        [': its lower right', right - 16, bottom - 16],
      ] as const)
        points.push([part, x, y]);
      for (const picture of card.querySelectorAll<HTMLElement>('img, svg')) {
        const box = picture.getBoundingClientRect();
        // Of pictures on one spot the others are transparent.
        if (box.width > 40 && picture.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          points.push([': its picture', box.left + box.width / 2, box.top + box.height / 2]);
      }
      for (const [part, x, y] of points) {
        // A card may be taller than the window: each point is tried in its middle.
        const down = y - innerHeight / 2;
        scrollBy({ top: down, behavior: 'instant' });
        const shift = y - (top - card.getBoundingClientRect().top);
        if (x < 0 || shift < 0 || x >= innerWidth || shift >= innerHeight) continue;
        const hit = document.elementFromPoint(x, shift);
        // Another control in the card may lie above its link.
        if (hit && !(card.contains(hit) && hit.closest(selector))) await report(target, x, shift, part);
        card.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      }
    }

    function isShown(control: HTMLElement): boolean {
      const { width, height } = control.getBoundingClientRect();
      const shown = control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      // What is hidden from all, such as a trap for robots, is no control; a link to skip stands above the window until it
      // has the focus, and a link of a breadcrumb that is for screen readers alone is cut to a dot.
      const away =
        control.closest('[inert], [aria-hidden=true], :disabled') ??
        (control.matches('.skip-link:not(:focus)') || (control.closest('.breadcrumb li')?.clientWidth ?? 2) < 2);
      return shown && !away && getComputedStyle(control).pointerEvents !== 'none';
    }

    /** Whether pressing what is on top presses the control: its own content, its label, or the link that wraps both. */
    function belongs(hit: Element, control: HTMLElement): boolean {
      const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
      return control.contains(hit) || labels.some((label) => label.contains(hit)) || isStretched(hit, control);
    }
    /** A link of the same place that covers both, as in a card. */
    function isStretched(hit: Element, control: HTMLElement): boolean {
      const link = hit.closest('a');
      return !!link && control.closest('a') === link;
    }

    /** What cuts a part of a control: an ancestor that hides what is beyond its box, or the window. */
    function cutBy(control: HTMLElement): string | undefined {
      const box = control.getBoundingClientRect();
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) return 'the window';
      for (
        let ancestor = control.parentElement;
        ancestor && ancestor !== document.body;
        ancestor = ancestor.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(ancestor);
        const edge = ancestor.getBoundingClientRect();
        const across = overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1);
        const down = overflowY !== 'visible' && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1);
        if (across || down) return name(ancestor);
        if (position === 'fixed') return undefined;
      }
      return undefined;
    }

    function name(element: Element): string {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
      const classes = typeof element.className === 'string' ? element.className.split(' ').slice(0, 2).join('.') : '';
      return `${element.localName}${classes && `.${classes}`} "${text.slice(0, 48)}"`;
    }
  }, controls);
}

/**
 * Moves the focus through all controls, forwards and backwards, as Tab does, and looks for those that something covers
 * while they have it (WCAG 2.4.11), or that end outside the window.
 */
export function coveredInFocus(page: Page): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const { observed } = window as unknown as Watched;
    const focusable = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.tabIndex >= 0 &&
        !element.closest('[inert], [aria-hidden=true], :disabled') &&
        element.getBoundingClientRect().width > 1,
    );
    const faults = new Set<string>();
    for (const [way, order] of [
      ['forwards', focusable],
      ['backwards', focusable.toReversed()],
    ] as const)
      for (const control of order) {
        const before = scrollY;
        control.focus();
        if (document.activeElement !== control) continue;
        // The floating contact may come as the page scrolls.
        if (scrollY !== before && document.querySelector('[data-floating]:not([data-shown])')) await observed();
        // What comes and goes as the page scrolls may be on its way: a fault is what stays.
        for (const limit = performance.now() + 2_000; coverOf(control) && performance.now() < limit;) await observed();
        const covered = coverOf(control);
        if (covered) faults.add(`${name(control)}, ${way}, ${covered}`);
      }
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
    return [...faults];

    function coverOf(control: HTMLElement): string | undefined {
      const room = innerHeight;
      for (const rect of control.getClientRects()) {
        const { left, top, right, height } = rect;
        // Of a field of many lines the browser shows the one with the caret.
        const bottom = control.localName === 'textarea' ? Math.min(rect.bottom, top + 48) : rect.bottom;
        if (right - left < 2 || height < 2) continue;
        if (height < room / 2 && (top < 0 || bottom > room)) return `ends at ${Math.round(top)} of ${room} px`;
        if (left < -1 || right > document.documentElement.clientWidth + 1)
          return `ends from ${Math.round(left)} to ${Math.round(right)} px across`;
        const points = [
          [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, room)) / 2],
          [(left + right) / 2, Math.max(top, 0) + Math.min(8, height / 4)],
          [(left + right) / 2, Math.min(bottom, room) - Math.min(8, height / 4)],
          [left + Math.min(6, (right - left) / 4), (top + bottom) / 2],
          [right - Math.min(6, (right - left) / 4), (top + bottom) / 2],
        ] as const;
        // What is larger than half of the window, such as a panel, is never all in view; its middle is.
        for (const [x, y] of height > room / 2 ? points.slice(0, 1) : points) {
          const hit = document.elementFromPoint(x, Math.min(Math.max(y, 0), room - 1));
          if (!hit || control.contains(hit) || hit.contains(control) || hit.closest('a, label')?.contains(control))
            continue;
          return `lies under ${name(hit)}`;
        }
      }
      return undefined;
    }

    function name(element: Element): string {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
      const classes = typeof element.className === 'string' ? element.className.split(' ').slice(0, 2).join('.') : '';
      return `${element.localName}${classes && `.${classes}`} "${text.slice(0, 48)}"`;
    }
  }, controls);
}

/** The share of the window's height that fixed and sticky bars take in the middle of a page. */
export function barsShare(page: Page): Promise<number> {
  return page.evaluate(async () => {
    scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    await (window as unknown as Watched).observed();
    const heights = [...document.querySelectorAll('body :is(header, nav, a)')].map((element) => {
      const { position } = getComputedStyle(element);
      const { top, bottom, width } = element.getBoundingClientRect();
      const isBar =
        /fixed|sticky/.test(position) &&
        width > innerWidth / 2 &&
        element.checkVisibility({ visibilityProperty: true });
      return isBar ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}
