import fc from 'fast-check';
import * as log from './send-log';
import { completeEnquiry, enquiry } from './test-values';
import { sameValues } from './validation';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

it('tells messages apart, and keeps none of their text', () => {
  fc.assert(
    fc.property(completeEnquiry, completeEnquiry, (one, other) => {
      expect(log.messageKey(one) === log.messageKey(other)).toBe(sameValues(one, other));
    }),
  );
  log.logSending(enquiry);
  log.logAnswer(enquiry, true);
  const stored = JSON.stringify(Object.entries(localStorage));
  for (const value of Object.values(enquiry).filter(Boolean)) expect(stored).not.toContain(value);
});

it('knows a message as sent from when the service took it, for what was written before', () => {
  log.logSending(enquiry);
  expect(log.wasSent(enquiry, 0)).toBe(false);
  const before = Date.now();
  log.logAnswer(enquiry, true);
  expect(log.wasSent(enquiry, before)).toBe(true);
  expect(log.wasSent(enquiry, Date.now() + 1)).toBe(false);
  expect(log.wasSent({ ...enquiry, message: 'another' }, 0)).toBe(false);
});

it('knows a message as unanswered until it is answered or changed', () => {
  // The clock stands still: the moment of sending, and the one after it, are told apart.
  jest.useFakeTimers();
  expect(log.isUnanswered(enquiry, 0)).toBe(false);
  log.logSending(enquiry);
  expect(log.isUnanswered(enquiry, Date.now())).toBe(true);
  expect(log.isUnanswered(enquiry, Date.now() + 1)).toBe(false);
  log.logAnswer(enquiry, false);
  expect(log.isUnanswered(enquiry, 0)).toBe(false);
});

it('does not forget a success because a second try has failed', () => {
  log.logAnswer(enquiry, true);
  log.logAnswer(enquiry, false);
  expect(log.wasSent(enquiry, 0)).toBe(true);
});

it('forgets after a day, and then cleans up', () => {
  jest.useFakeTimers();
  log.logAnswer(enquiry, true);
  jest.setSystemTime(Date.now() + day - 1);
  expect(log.wasSent(enquiry, 0)).toBe(true);
  jest.setSystemTime(Date.now() + 1);
  expect(log.wasSent(enquiry, 0)).toBe(false);
  log.logSending({ ...enquiry, message: 'another' });
  expect(localStorage).toHaveLength(1);
});

it.each(['', 'x', 'null', '[]', '{}'])('takes a record that says nothing for none: %s', (text) => {
  localStorage.setItem(log.sendLogPrefix + log.messageKey(enquiry), text);
  expect(log.wasSent(enquiry, 0)).toBe(false);
  expect(log.isUnanswered(enquiry, 0)).toBe(false);
});
