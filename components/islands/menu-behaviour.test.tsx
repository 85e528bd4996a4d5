import { fireEvent, render } from '@testing-library/react';
import { fakeMatchMedia, fakePopover, setMedia } from '@/test-support/browser';
import { MenuBehaviour } from './menu-behaviour';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const wideLayout = '(min-width: 1024px)';

function Page({ behaving = true }) {
  return (
    <>
      <a href="#main" className="skip-link">Skip</a>
      <header>
        <a href="#navbar" data-testid="logo">Home</a>
        <nav id="menu">
          <details data-dropdown>
            <summary>What</summary>
            <a href="#first">First</a>
          </details>
          <a href="#second">Second</a>
        </nav>
      </header>
      <main />
      <footer />
      {behaving && <MenuBehaviour menuId="menu" wideLayout={wideLayout} />}
    </>
  ); // prettier-ignore
}

function show(wide: boolean) {
  fakeMatchMedia();
  setMedia(wideLayout, wide);
  // The popover's fake must be there before the behaviour looks for it.
  const view = render(<Page />);
  const menu = document.getElementById('menu') as HTMLElement;
  const isOpen = fakePopover(menu);
  const details = menu.querySelector('details') as HTMLDetailsElement;
  return { ...view, menu, isOpen, details, link: (at: number) => menu.querySelectorAll('a')[at] as HTMLElement };
}

const inert = () => [...document.querySelectorAll('[inert]')].map(({ tagName }) => tagName).sort();

describe('the dropdown of the wide layout', () => {
  it('closes with Escape and hands the focus back', () => {
    const { details } = show(true);
    details.open = true;
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(details.open).toBe(true);
    const focus = jest.spyOn(details.querySelector('summary') as HTMLElement, 'focus');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(details.open).toBe(false);
    expect(focus).toHaveBeenCalled();
  });

  it('closes with a press outside, not with one inside', () => {
    const { details, link } = show(true);
    details.open = true;
    fireEvent(link(0), new Event('pointerdown', { bubbles: true }));
    expect(details.open).toBe(true);
    fireEvent(document.body, new Event('pointerdown', { bubbles: true }));
    expect(details.open).toBe(false);
  });

  it('closes when the focus leaves it, and when one of its links is followed', () => {
    const { details, link } = show(true);
    details.open = true;
    fireEvent.focusOut(link(0), { relatedTarget: details.querySelector('summary') });
    fireEvent.focusOut(link(0), { relatedTarget: null });
    expect(details.open).toBe(true);
    fireEvent.focusOut(link(0), { relatedTarget: link(1) });
    expect(details.open).toBe(false);
    details.open = true;
    fireEvent.click(link(0));
    expect(details.open).toBe(false);
  });

  it('is left alone on a small screen, where it is an accordion', () => {
    const { details } = show(false);
    details.open = true;
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent(document.body, new Event('pointerdown', { bubbles: true }));
    expect(details.open).toBe(true);
  });
});

describe('the panel of a small screen', () => {
  const everythingElse = ['A', 'A', 'FOOTER', 'MAIN'];

  it('makes the rest inert while it is open', () => {
    const { menu } = show(false);
    expect(inert()).toEqual([]);
    menu.showPopover();
    expect(inert()).toEqual(everythingElse);
    menu.hidePopover();
    expect(inert()).toEqual([]);
  });

  it('frees the rest before it closes, so that the focus can go back there', () => {
    const { menu } = show(false);
    menu.showPopover();
    const before: string[][] = [];
    menu.addEventListener('beforetoggle', () => before.push(inert()));
    menu.hidePopover();
    expect(before).toEqual([[]]);
  });

  it('closes when a link is followed and when the breakpoint is crossed, which closes the dropdown too', () => {
    const { menu, isOpen, details, link } = show(false);
    menu.showPopover();
    fireEvent.click(details);
    expect(isOpen()).toBe(true);
    fireEvent.click(link(1));
    expect(isOpen()).toBe(false);
    menu.showPopover();
    details.open = true;
    setMedia(wideLayout, true);
    expect([isOpen(), details.open]).toEqual([false, false]);
    expect(inert()).toEqual([]);
  });

  it('leaves nothing inert when it goes away', () => {
    const { menu, rerender } = show(false);
    menu.showPopover();
    rerender(<Page behaving={false} />);
    expect(inert()).toEqual([]);
  });
});
