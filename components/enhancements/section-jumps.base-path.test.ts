import { fireEvent } from '@testing-library/dom';
import { fakeMatchMedia, fakeScrolling } from '@/test-support/browser';

it.each(['/repo', '/repo/'])('below a base path the home page is %s, with a clean address too', async (home) => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/repo';
  const { arriveAtSection, followSectionLinks } = await import('./section-jumps');
  fakeMatchMedia();
  const scrolled = fakeScrolling();
  history.replaceState(null, '', `${home}#contact`);
  document.body.innerHTML = '<a href="/repo/#contact">Form</a><section id="contact"></section>';
  arriveAtSection();
  expect(location.pathname + location.hash).toBe(home);
  followSectionLinks();
  fireEvent.click(document.querySelector('a') as HTMLElement);
  expect(scrolled).toHaveBeenCalled();
  expect(location.pathname + location.hash).toBe(home);
});
