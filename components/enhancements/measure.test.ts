import { countVisits, enquirySent } from './measure';

const endpoint = 'https://stats.example/api/event';
const beacon = jest.fn<boolean, [string, string]>(() => true);

/** What was sent, event by event. */
const sent = () => beacon.mock.calls.map(([, body]) => JSON.parse(body) as Record<string, string>);

/** Listeners of one test must not hear the next one. */
const targets = [document, window].map((target) => ({ target, added: jest.spyOn(target, 'addEventListener') }));
afterEach(() => {
  for (const { target, added } of targets) {
    for (const [type, listener] of added.mock.calls) target.removeEventListener(type, listener);
    added.mockClear();
  }
});

const referrer = jest.spyOn(document, 'referrer', 'get');

beforeEach(() => {
  beacon.mockClear();
  Object.assign(navigator, { sendBeacon: beacon, globalPrivacyControl: undefined });
  Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: null });
  referrer.mockReturnValue('');
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
  ['a site', 'https://search.example/q?who=jo', 'https://search.example'],
  ['an app', 'android-app://com.google.android.gm/inbox', 'android-app://com.google.android.gm'],
  ['a page without an origin', 'null', ''],
  ['a document that a script has written', 'about:blank', ''],
  ['nothing that is an address', '//', ''],
])('tells of %s that it led here, without its path', (_, from, told) => {
  referrer.mockReturnValue(from);
  countVisits(endpoint, 'example.com');
  expect(sent().map((event) => event.referrer)).toEqual([told]);
});

/** jsdom has no PageTransitionEvent. */
const pageShow = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

it('counts a page again that Back restores from memory', () => {
  countVisits(endpoint, 'example.com');
  dispatchEvent(pageShow(false));
  expect(sent()).toHaveLength(1);
  dispatchEvent(pageShow(true));
  expect(sent().map(({ name }) => name)).toEqual(['pageview', 'pageview']);
});

it.each([
  ['has no beacons', () => Object.assign(navigator, { sendBeacon: undefined })],
  ['asks by Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: '1' })],
  ['asks by Global Privacy Control', () => Object.assign(navigator, { globalPrivacyControl: true })],
])('counts nothing where the browser %s', (_, ask) => {
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
