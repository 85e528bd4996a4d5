import { fireEvent } from '@testing-library/dom';
import { fakeIntersectionObserver, fakeResizeObserver } from '@/test-support/browser';
import { markScrolledHeader } from './header-state';

const header = () => document.querySelector('header');

it('is marked while the page is scrolled by more than its threshold', () => {
  fakeIntersectionObserver();
  const layOut = fakeResizeObserver();
  document.body.innerHTML = '<header data-site-header data-threshold="0"></header>';
  markScrolledHeader();
  layOut();
  expect(header()).not.toHaveAttribute('data-scrolled');
  for (const scrollY of [1, 0]) {
    Object.assign(window, { scrollY });
    fireEvent.scroll(window);
    expect(header()?.hasAttribute('data-scrolled')).toBe(scrollY > 0);
  }
});

it('is away while the page is read downwards, and back with the first step upwards', () => {
  fakeIntersectionObserver();
  document.body.innerHTML = '<header data-site-header data-threshold="0"></header>';
  Object.assign(window, { scrollY: 0 });
  markScrolledHeader();
  for (const [y, away] of [
    [0, false],
    [100, true],
    [102, true],
    [60, false],
    [63, false],
    [-20, false],
    [0, false],
  ] as const) {
    Object.assign(window, { scrollY: y });
    fireEvent.scroll(window);
    expect([y, header()?.hasAttribute('data-away')]).toEqual([y, away]);
  }
});

it('has the ground of what it lies on: the sticky menu, else the section, else the page', () => {
  const layOut = fakeResizeObserver();
  const observer = fakeIntersectionObserver();
  document.body.innerHTML = `<header data-site-header data-ground="night"></header>
    <main><section data-ground="mist"><div data-ground="night"></div></section>
    <nav data-in-page-nav data-ground="paper"></nav></main>`;
  markScrolledHeader();
  layOut();
  const [section, nav] = ['section', 'nav'].map((name) => document.querySelector(name) as HTMLElement);
  expect(observer().observed).toEqual([section, nav]);
  const after = (target: Element | undefined, isIntersecting: boolean) => {
    observer().report({ target, isIntersecting });
    return header()?.dataset.ground;
  };
  expect(after(section, true)).toBe('mist');
  expect(after(nav, true)).toBe('paper');
  expect(after(nav, false)).toBe('mist');
  expect(after(section, false)).toBe('paper');
});
