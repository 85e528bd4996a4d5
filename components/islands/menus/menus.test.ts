import { fireEvent } from '@testing-library/dom';
import { from } from '@/content/breakpoints';
import { drawnFrame, fakeMatchMedia, fakePopover, setMedia } from '@/test-support/browser';
import { hydrateMenus } from './menus';

const wideLayout = from('lg');

function show(wide: boolean) {
  fakeMatchMedia();
  setMedia(wideLayout, wide);
  document.body.innerHTML = `
    <header data-site-header><a href="#main" class="skip-link">Skip</a><div class="measure">
      <a href="#navbar">Home</a>
      <nav id="site-menu" data-wide="${wideLayout}">
        <details data-dropdown><summary>What</summary><a href="#first" data-model="/first.avif">First</a>
          <span data-menu-model><img src="/street.avif" alt=""></span></details>
        <a href="#second">Second</a><a href="${location.pathname}">Third</a>
      </nav>
    </div></header>
    <main></main><footer></footer>`;
  const menu = document.getElementById('site-menu') as HTMLElement;
  const isOpen = fakePopover(menu);
  hydrateMenus();
  const details = menu.querySelector('details') as HTMLDetailsElement;
  return { menu, isOpen, details, link: (at: number) => menu.querySelectorAll('a')[at] as HTMLElement };
}

/** Opens the panel, and lets the frame pass in which it is drawn. */
async function open(menu: HTMLElement) {
  menu.showPopover();
  await drawnFrame();
}

const inert = () => [...document.querySelectorAll('[inert]')].map(({ tagName }) => tagName).sort();

it('marks the link to the page that one is on', () => {
  const { menu } = show(true);
  expect([...menu.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent)).toEqual(['Third']);
});

describe('the dropdown of the wide layout', () => {
  it('closes with Escape and hands the focus back, also when the key is pressed on the document', () => {
    const { details } = show(true);
    for (const target of [document.body, document]) {
      details.open = true;
      fireEvent.keyDown(target, { key: 'a' });
      expect(details.open).toBe(true);
      const focus = jest.spyOn(details.querySelector('summary') as HTMLElement, 'focus');
      fireEvent.keyDown(target, { key: 'Escape' });
      expect(details.open).toBe(false);
      expect(focus).toHaveBeenCalled();
    }
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

  it('shows the model of a page while its link is pointed at, and fetches it then', () => {
    const { menu, details, link } = show(true);
    const models = () => [...menu.querySelectorAll<HTMLImageElement>('[data-menu-model] img:not([hidden])')];
    const files = () => models().map((image) => image.getAttribute('src'));
    details.open = true;
    expect(files()).toEqual(['/street.avif']);
    fireEvent.pointerOver(link(0));
    expect(files()).toEqual(['/street.avif', '/first.avif']);
    fireEvent.pointerOver(details);
    expect(files()).toEqual(['/street.avif']);
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

  it('makes the rest inert while it is open', async () => {
    const { menu } = show(false);
    expect(inert()).toEqual([]);
    await open(menu);
    expect(inert()).toEqual(everythingElse);
    menu.hidePopover();
    expect(inert()).toEqual([]);
  });

  it('keeps distant sections from being rendered while it is open', async () => {
    const { menu } = show(false);
    await open(menu);
    expect(document.documentElement).toHaveAttribute('data-lazy-sections');
    menu.hidePopover();
    await drawnFrame();
    await drawnFrame();
    expect(document.documentElement).not.toHaveAttribute('data-lazy-sections');
  });

  it('frees the rest before it closes, so that the focus can go back there', async () => {
    const { menu } = show(false);
    await open(menu);
    const before: string[][] = [];
    menu.addEventListener('beforetoggle', () => before.push(inert()));
    menu.hidePopover();
    expect(before).toEqual([[]]);
  });

  it('leaves the rest alone when it is closed before it is drawn', async () => {
    const { menu } = show(false);
    const drawn = open(menu);
    menu.hidePopover();
    await drawn;
    expect(inert()).toEqual([]);
  });

  it('stays when a link leads to another page, and is closed when the visitor comes back', async () => {
    const { menu, isOpen, link } = show(false);
    link(1).setAttribute('href', '/another');
    // jsdom has no other page.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await open(menu);
    fireEvent.click(link(1));
    expect(isOpen()).toBe(true);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(isOpen()).toBe(true);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(isOpen()).toBe(false);
    expect(inert()).toEqual([]);
  });

  it('closes when a link to this page is followed and when the breakpoint is crossed, as does the dropdown', async () => {
    const { menu, isOpen, details, link } = show(false);
    await open(menu);
    fireEvent.click(details);
    expect(isOpen()).toBe(true);
    fireEvent.click(link(1));
    expect(isOpen()).toBe(false);
    await open(menu);
    details.open = true;
    setMedia(wideLayout, true);
    expect([isOpen(), details.open]).toEqual([false, false]);
    expect(inert()).toEqual([]);
  });
});
