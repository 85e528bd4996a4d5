import { countVisits, enquirySent } from './measure';

const endpoint = 'https://stats.example/api/event';
const beacon = jest.fn<boolean, [string, string]>(() => true);

/** What was sent, event by event. */
const sent = () => beacon.mock.calls.map(([, body]) => JSON.parse(body) as Record<string, string>);

/** Listeners of one test must not hear the next one. */
const added = jest.spyOn(document, 'addEventListener');
afterEach(() => {
  for (const [type, listener] of added.mock.calls) document.removeEventListener(type, listener);
  added.mockClear();
});

beforeEach(() => {
  beacon.mockClear();
  Object.assign(navigator, { sendBeacon: beacon, globalPrivacyControl: undefined });
  Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: null });
  history.replaceState(null, '', '/contact?utm_source=letter&email=jo@example.com#about=x');
  document.body.innerHTML = '';
});

it('counts a page with its campaign, and without what else its address holds', () => {
  countVisits(endpoint, 'example.com');
  expect(beacon.mock.calls[0]?.[0]).toBe(endpoint);
  expect(sent()).toEqual([
    { name: 'pageview', url: `${location.origin}/contact?utm_source=letter`, domain: 'example.com', referrer: '' },
  ]);
});

it.each([
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: '1' })],
  ['Global Privacy Control', () => Object.assign(navigator, { globalPrivacyControl: true })],
])('counts nothing under %s', (_, ask) => {
  ask();
  countVisits(endpoint, 'example.com');
  document.dispatchEvent(new Event(enquirySent));
  expect(beacon).not.toHaveBeenCalled();
});

it('waits until a prerendered page is shown', () => {
  Object.assign(document, { prerendering: true });
  countVisits(endpoint, 'example.com');
  expect(beacon).not.toHaveBeenCalled();
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(sent().map(({ name }) => name)).toEqual(['pageview']);
});

it('counts a sent enquiry, an opened brochure and a pressed main action', () => {
  document.body.innerHTML = `<a href="/brochures/home.pdf">PDF</a><p data-first-action><a href="/contact">Go</a></p><a href="/">Home</a>`;
  countVisits(endpoint, 'example.com');
  document.dispatchEvent(new Event(enquirySent));
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.click();
  }
  expect(sent().map(({ name }) => name)).toEqual(['pageview', 'Enquiry sent', 'Brochure opened', 'Action pressed']);
});
