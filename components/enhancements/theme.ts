import { afterNextFrame } from './frames';

/** Where the choice is kept, in localStorage; nothing there means as the system. */
const storageKey = 'theme';
/** How long (ms) the change of theme waits at most for the pictures in sight. */
const patience = 400;

const root = document.documentElement;

/** Sets the theme that the visitor chose before, if any. Runs in the head, before the first paint. */
export function restoreTheme(): void {
  setTheme(readChoice());
}

/**
 * Makes the theme switches of the page work: a choice holds at once, in both switches, in all open tabs, on the next
 * visit, and on pages that come back from the back/forward cache.
 */
export function followThemeSwitches(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('[data-theme-choice]')) return;
    const { value } = target;
    keepChoice(value);
    // The switch shows the choice first: the styles of the whole page take longer.
    afterNextFrame(() => changeTheme(value));
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey || key === null) changeTheme(newValue ?? '');
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) changeTheme(readChoice());
  });
  // Last, so that a switch whose choice cannot be shown works all the same.
  showChoice(readChoice());
  // Again, because not every meta element was parsed when the head's script ran.
  setTheme(readChoice());
}

/**
 * Changes the theme in one sweep over the window (app/styles/night.css), a view transition, so that the page is styled
 * only once. Without view transitions, and under reduced motion, the theme changes at once.
 */
function changeTheme(choice: string): void {
  if (choice === (root.dataset.theme ?? '')) return showChoice(choice);
  const change = () => {
    setTheme(choice);
    showChoice(choice);
  };
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  root.dataset.themeChanging = '';
  const { ready, finished } = document.startViewTransition(() => {
    change();
    return Promise.race([picturesInSight(), new Promise((done) => setTimeout(done, patience))]);
  });
  // The next press may skip it: then the theme has changed all the same.
  ready.catch(() => undefined);
  const end = () => delete root.dataset.themeChanging;
  finished.then(end, end);
}

/** Resolves when the pictures that the theme shows in the window are there. */
function picturesInSight(): Promise<unknown> {
  const images = [...document.querySelectorAll<HTMLImageElement>('picture img')].filter((image) => {
    const { top, bottom, height } = image.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  });
  return Promise.allSettled(images.map((image) => image.decode()));
}

function setTheme(choice: string): void {
  if (choice === 'day' || choice === 'night') root.dataset.theme = choice;
  else delete root.dataset.theme;
  // The browser colours its own interface by the first of these that matches, so the choice rewrites their queries.
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    meta.dataset.media ??= meta.getAttribute('media') ?? '';
    const isNight = meta.dataset.media.includes('dark');
    const chosen = isNight === (choice === 'night') ? 'all' : 'not all';
    meta.setAttribute('media', root.dataset.theme ? chosen : meta.dataset.media);
  });
}

function showChoice(choice: string): void {
  document.querySelectorAll<HTMLInputElement>('[data-theme-choice]').forEach((radio) => {
    radio.checked = radio.value === choice;
  });
}

function readChoice(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

function keepChoice(choice: string): void {
  try {
    if (choice) localStorage.setItem(storageKey, choice);
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: the choice holds on this page.
  }
}
