import fc from 'fast-check';
import { completeEnquiry, enquiry } from './test-values';
import { sameValues } from './validation';

type Tab = typeof import('./send-once');

/** A tab of its own: another page load over the same storage. */
async function openTab(): Promise<Tab> {
  jest.resetModules();
  return import('./send-once');
}

/** The Web Locks API as far as it is used here: one holder a name, the others wait in line. */
function fakeLocks() {
  const lines = new Map<string, Promise<unknown>>();
  const held = new Set<string>();
  return {
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    request(name: string, { ifAvailable }: LockOptions, run: () => Promise<unknown>) {
      if (ifAvailable && held.has(name)) return Promise.resolve(run());
      const turn = (lines.get(name) ?? Promise.resolve())
        .then(() => held.add(name))
        .then(run)
        .finally(() => held.delete(name));
      lines.set(name, turn);
      return turn;
    },
  };
}

const patience = 20_000;
const accepted = () => jest.fn(async () => true);

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

it('two tabs with the same message send it once, and both learn that it arrived', async () => {
  const tabs = [await openTab(), await openTab()] as const;
  const send = accepted();
  const outcomes = await Promise.all(tabs.map((tab) => tab.sendOnce(enquiry, send, patience)));
  expect(outcomes).toEqual([true, true]);
  expect(send).toHaveBeenCalledTimes(1);
});

it('two tabs with two messages send two', async () => {
  const tabs = [await openTab(), await openTab()] as const;
  const send = accepted();
  await Promise.all(tabs.map((tab, index) => tab.sendOnce({ ...enquiry, message: `No. ${index}` }, send, patience)));
  expect(send).toHaveBeenCalledTimes(2);
});

it('the second tab sends where the first one failed', async () => {
  const tabs = [await openTab(), await openTab()] as const;
  const send = jest.fn<Promise<boolean>, []>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  expect(await Promise.all(tabs.map((tab) => tab.sendOnce(enquiry, send, patience)))).toEqual([false, true]);
});

it('one tab may send the same message again: whoever writes it twice means it', async () => {
  const tab = await openTab();
  const send = accepted();
  await tab.sendOnce(enquiry, send, patience);
  await tab.sendOnce(enquiry, send, patience);
  expect(send).toHaveBeenCalledTimes(2);
});

it('a tab whose copy of the storage lags behind does not send a second time', async () => {
  const send = accepted();
  await (await openTab()).sendOnce(enquiry, send, patience);
  localStorage.clear();
  expect(await (await openTab()).sendOnce(enquiry, send, patience)).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
});

it('another tab may send the same message again after a while', async () => {
  jest.useFakeTimers();
  const send = accepted();
  await (await openTab()).sendOnce(enquiry, send, patience);
  const tab = await openTab();
  await jest.advanceTimersByTimeAsync(tab.sameMessageWindow);
  await tab.sendOnce(enquiry, send, patience);
  expect(send).toHaveBeenCalledTimes(2);
});

it.each([
  ['there are none', () => Reflect.deleteProperty(navigator, 'locks')],
  [
    'they are forbidden',
    () => {
      const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
      Object.defineProperty(navigator, 'locks', { value: { request: refuse, query: refuse }, configurable: true });
    },
  ],
])('sends without locks where %s', async (_, breakLocks) => {
  breakLocks();
  const send = accepted();
  expect(await (await openTab()).sendOnce(enquiry, send, patience)).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
});

it('does not wait for another tab for ever', async () => {
  const request = () => Promise.reject(new DOMException('late', 'TimeoutError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const send = accepted();
  expect(await (await openTab()).sendOnce(enquiry, send, patience)).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

it('tells messages apart, and keeps none of their text', async () => {
  const { messageKey, sendOnce, sentKey } = await openTab();
  fc.assert(
    fc.property(completeEnquiry, completeEnquiry, (one, other) => {
      expect(messageKey(one) === messageKey(other)).toBe(sameValues(one, other));
    }),
  );
  await sendOnce(enquiry, accepted(), patience);
  for (const value of Object.values(enquiry)) expect(localStorage.getItem(sentKey)).not.toContain(value);
});

it.each([null, '', 'x', '{}'])('a note that says nothing is nothing: %s', async (note) => {
  expect((await openTab()).isSentNote(note, 'key')).toBe(false);
});
