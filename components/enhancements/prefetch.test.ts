import { fireEvent } from '@testing-library/dom';
import { prefetchPages } from './prefetch';

const hints = () => [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));
const rules = () => document.querySelector('script[type=speculationrules]')?.textContent;

/** Jsdom lacks `HTMLScriptElement.supports`, as an older browser does. */
function support(speculation?: boolean) {
  Object.assign(HTMLScriptElement, { supports: speculation && (() => true) });
}

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="speculationrules">{}</script>
    <a href="/one">One</a><a href="/one#part"><b>Part</b></a><a href="/two-pdf">Print</a>
    <a href="/" data-back>Back</a><a href="https://example.com/">Away</a><p>No link</p>`;
  Object.assign(navigator, { connection: undefined });
});

it('leaves it to the rules of the page where the browser knows them', () => {
  support(true);
  prefetchPages();
  [...document.querySelectorAll('a')].forEach((link) => fireEvent.pointerOver(link));
  expect(hints()).toEqual([]);
  expect(rules()).toBe('{}');
});

it('elsewhere prefetches a page of this site once on hover or press, no brochure and no page for printing', () => {
  support();
  prefetchPages();
  const everything = [...document.querySelectorAll('a, b, p')];
  everything.forEach((element) => fireEvent(element, new Event('pointerover', { bubbles: true })));
  everything.forEach((element) => fireEvent(element, new Event('pointerdown', { bubbles: true })));
  fireEvent(document, new Event('pointerover'));
  expect(hints()).toEqual(['/one']);
});

it.each([true, undefined])('fetches nothing ahead under Save-Data', (speculation) => {
  support(speculation);
  Object.assign(navigator, { connection: { saveData: true } });
  prefetchPages();
  [...document.querySelectorAll('a')].forEach((link) => fireEvent.pointerOver(link));
  expect(hints()).toEqual([]);
  expect(rules()).toBeUndefined();
});
