import { FakeIntersectionObserver, fakeIntersectionObserver } from '@/test-support/browser';
import { placeFloatingContact } from './floating-contact';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const isShown = () => find('[data-floating]').hasAttribute('data-shown');

/** What an element's own observer reports of it. */
function report(selector: string, entry: Partial<IntersectionObserverEntry>) {
  const target = find(selector);
  const observer = FakeIntersectionObserver.all.find(({ observed }) => observed.includes(target));
  observer?.report({ target, ...entry });
}

function show(action = '<p data-first-action></p>') {
  fakeIntersectionObserver();
  document.body.innerHTML = `
    <main><h1>Page</h1>${action}<form></form><section data-closing></section></main>
    <a data-floating>Contact us</a><footer data-site-footer></footer>`;
  placeFloatingContact();
}

it('is not there on arrival, and comes when the first screen’s own action has left the view', () => {
  show();
  expect(isShown()).toBe(false);
  report('[data-first-action]', { intersectionRatio: 0.5 });
  expect(isShown()).toBe(false);
  report('[data-first-action]', { intersectionRatio: 1 });
  expect(isShown()).toBe(true);
  report('[data-first-action]', { intersectionRatio: 0 });
  expect(isShown()).toBe(false);
});

it.each(['form', '[data-closing]', '[data-site-footer]'])('goes while %s is in view', (way) => {
  show();
  report('[data-first-action]', { intersectionRatio: 1 });
  report(way, { isIntersecting: true });
  expect(isShown()).toBe(false);
  report(way, { isIntersecting: false });
  expect(isShown()).toBe(true);
});

it('takes the heading for the first screen where a page has no action of its own', () => {
  show('');
  report('h1', { intersectionRatio: 1 });
  expect(isShown()).toBe(true);
});

it('does nothing on a page without it', () => {
  document.body.innerHTML = '<main></main>';
  expect(placeFloatingContact).not.toThrow();
});
