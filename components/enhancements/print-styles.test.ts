import { loadPrintStyles } from './print-styles';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('enables the stylesheet for paper a frame after the page is loaded', () => {
  document.head.innerHTML = '<link rel="stylesheet" media="print" href="/print.css" disabled>';
  const link = document.head.querySelector('link');
  loadPrintStyles();
  expect(link).toHaveAttribute('disabled');
  jest.advanceTimersByTime(17);
  expect(link).not.toHaveAttribute('disabled');
});
