import { fakeMatchMedia, setMedia } from '@/test-support/browser';
import { followThemeSwitches, restoreTheme } from './theme';

const root = document.documentElement;
const choices = () => [...document.querySelectorAll<HTMLInputElement>('[data-theme-choice]')];
const chosen = () => choices().flatMap((radio) => (radio.checked ? [radio.value] : []));
const media = () =>
  [...document.querySelectorAll('meta[name="theme-color"]')].map((element) => element.getAttribute('media'));
const day = '(prefers-color-scheme: light)';
const night = '(prefers-color-scheme: dark)';

function press(value: string) {
  choices()
    .find((radio) => radio.value === value)
    ?.click();
  // The frame that shows the switch.
  jest.advanceTimersByTime(20);
}

beforeAll(() => followThemeSwitches());

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  delete root.dataset.theme;
  document.head.innerHTML = `<meta name="theme-color" media="${day}"><meta name="theme-color" media="${night}">`;
  document.body.innerHTML = ['footer', 'menu']
    .map((name) =>
      ['', 'day', 'night']
        .map((value) => `<input type="radio" name="${name}" value="${value}" data-theme-choice>`)
        .join(''),
    )
    .join('');
});

afterEach(() => jest.useRealTimers());

test('a choice holds at once, in both switches, and in what is kept', () => {
  press('night');
  expect(root.dataset.theme).toBe('night');
  expect(chosen()).toEqual(['night', 'night']);
  expect(localStorage.getItem('theme')).toBe('night');
});

test('as the system forgets the choice', () => {
  press('day');
  press('');
  expect(root.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('theme')).toBeNull();
  expect(media()).toEqual([day, night]);
});

test('the browser’s frame follows the choice', () => {
  press('night');
  expect(media()).toEqual(['not all', 'all']);
  press('day');
  expect(media()).toEqual(['all', 'not all']);
});

test('another tab’s choice is taken over', () => {
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'night' }));
  expect(root.dataset.theme).toBe('night');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }));
  expect(root.dataset.theme).toBeUndefined();
});

test('storage that another tab has emptied means as the system', () => {
  press('night');
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(root.dataset.theme).toBeUndefined();
});

test('a page from the back/forward cache shows what was chosen meanwhile', () => {
  localStorage.setItem('theme', 'day');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(root.dataset.theme).toBe('day');
  expect(chosen()).toEqual(['day', 'day']);
});

test('the change is a view transition, and marked only for as long as that takes', async () => {
  fakeMatchMedia();
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const startViewTransition = (update: () => unknown) => {
    void update();
    return { ready: finished, finished };
  };
  Object.assign(document, { startViewTransition });
  press('night');
  expect(root.dataset.theme).toBe('night');
  expect(root.dataset.themeChanging).toBe('');
  finish();
  await finished;
  await Promise.resolve();
  expect(root.dataset.themeChanging).toBeUndefined();
  setMedia('(prefers-reduced-motion: reduce)', true);
  press('day');
  expect(root.dataset.themeChanging).toBeUndefined();
  setMedia('(prefers-reduced-motion: reduce)', false);
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('what was kept is set again before the first paint, and nothing else', () => {
  localStorage.setItem('theme', 'night');
  restoreTheme();
  expect(root.dataset.theme).toBe('night');
  localStorage.setItem('theme', 'purple');
  restoreTheme();
  expect(root.dataset.theme).toBeUndefined();
});

test('where storage is blocked, the choice holds on this page', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  press('night');
  expect(root.dataset.theme).toBe('night');
  blocked.mockRestore();
});
