import { act, fireEvent, render, screen } from '@testing-library/react';
import { typeText } from '@/components/behaviours/type-text';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { fakeIntersectionObserver, fakeMatchMedia, fakeScrolling } from '@/test-support/browser';
import { AwakeSignal } from './awake-signal';
import { BackLink } from './back-link';
import { DetailTagline } from './detail-tagline';
import { HeaderScroll } from './header-scroll';
import { MarqueeToggle } from './marquee-toggle';
import { TechstackTabs } from './techstack-tabs';

jest.mock('@/components/behaviours/type-text', () => ({ typeText: jest.fn() }));

beforeEach(fakeMatchMedia);

it('AwakeSignal says once that the page is awake', () => {
  const heard = jest.fn();
  document.addEventListener('site:awake', heard);
  render(<AwakeSignal />).rerender(<AwakeSignal />);
  expect(heard).toHaveBeenCalledTimes(1);
});

describe('HeaderScroll', () => {
  it('marks the header as soon as the sentinel is not wholly in sight, and listens to no scroll', () => {
    const observer = fakeIntersectionObserver();
    const listen = jest.spyOn(EventTarget.prototype, 'addEventListener');
    const { unmount } = render(
      <>
        <div id="top" />
        <header id="bar" />
        <HeaderScroll headerId="bar" sentinelId="top" />
      </>,
    );
    const header = screen.getByRole('banner');
    expect(observer().observed).toEqual([document.getElementById('top')]);
    // At 1 px the sentinel only touches the edge: "intersecting", with nothing of it in sight.
    act(() => observer().report({ isIntersecting: true, intersectionRatio: 0 }));
    expect(header).toHaveAttribute('data-scrolled');
    act(() => observer().report({ isIntersecting: true, intersectionRatio: 1 }));
    expect(header).not.toHaveAttribute('data-scrolled');
    expect(listen.mock.contexts.filter((target) => target === window)).toHaveLength(0);
    const only = observer();
    unmount();
    expect(only.connected).toBe(false);
    listen.mockRestore();
  });
});

describe('BackLink', () => {
  const back = () => jest.spyOn(history, 'back').mockImplementation(() => undefined);
  const setNavigation = (navigation?: { canGoBack: boolean }) => Object.assign(window, { navigation });
  const press = () => fireEvent.click(screen.getByRole('link', { name: ui.back }));
  afterEach(() => {
    setNavigation();
    jest.restoreAllMocks();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('asks the Navigation API: canGoBack %s goes back %i times', (canGoBack, times) => {
    const went = back();
    setNavigation({ canGoBack });
    render(<BackLink />);
    const followed = press();
    expect(went).toHaveBeenCalledTimes(times);
    expect(followed).toBe(!canGoBack);
  });

  it.each([
    ['http://localhost/somewhere', 1],
    ['http://localhost.example/', 0],
    ['', 0],
  ])('trusts the referrer %p where there is no such API', (referrer, times) => {
    const went = back();
    history.pushState(null, '', '/');
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    render(<BackLink />);
    press();
    expect(went).toHaveBeenCalledTimes(times);
  });
});

it('MarqueeToggle stops and starts the strip that it controls', () => {
  render(
    <>
      <div id="strip" />
      <MarqueeToggle controls="strip" />
    </>,
  );
  const strip = document.getElementById('strip');
  fireEvent.click(screen.getByRole('button', { name: ui.marquee.pause }));
  expect(strip).toHaveAttribute('data-paused');
  fireEvent.click(screen.getByRole('button', { name: ui.marquee.play }));
  expect(strip).not.toHaveAttribute('data-paused');
});

it('DetailTagline types its sentence once it comes into sight', () => {
  const observer = fakeIntersectionObserver();
  render(<DetailTagline text="One line" />);
  const target = screen.getByText('One line');
  act(() => observer().report({ target, isIntersecting: false }));
  expect(typeText).not.toHaveBeenCalled();
  act(() => observer().report({ target, isIntersecting: true }));
  expect(typeText).toHaveBeenCalledWith(target, expect.objectContaining({ speed: constants.typingSpeed.detailPages }));
  expect(observer().connected).toBe(false);
});

describe('TechstackTabs', () => {
  const tabs = ['One', 'Two', 'Three'].map((label) => ({ id: label.toLowerCase(), label, panel: `Panel ${label}` }));
  const selected = () => screen.getByRole('tab', { selected: true });
  const press = (key: string) => fireEvent.keyDown(selected(), { key });

  it('follows the APG: one tab stop, arrows round the corner, Home and End, activation with the focus', () => {
    const scrolled = fakeScrolling();
    render(<TechstackTabs tabs={tabs} />);
    expect(selected()).toHaveTextContent('One');
    for (const [key, label] of [
      ['ArrowRight', 'Two'],
      ['ArrowLeft', 'One'],
      ['ArrowLeft', 'Three'],
      ['ArrowRight', 'One'],
      ['End', 'Three'],
      ['Home', 'One'],
    ] as const) {
      // prettier-ignore
      press(key);
      expect(selected()).toHaveTextContent(label);
      expect(selected()).toHaveFocus();
      expect(scrolled).toHaveLastReturnedWith(selected());
    }
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
    expect(press('a')).toBe(true);
    expect(selected()).toHaveTextContent('One');
  });

  it('joins each tab to its panel, and marks the shown one', () => {
    fakeScrolling();
    render(<TechstackTabs tabs={tabs} />);
    fireEvent.click(screen.getByRole('tab', { name: 'Two' }));
    for (const tab of screen.getAllByRole('tab')) {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      expect(panel).toHaveAttribute('aria-labelledby', tab.id);
      expect(panel?.hasAttribute('data-active')).toBe(tab.textContent === 'Two');
    }
  });
});
