import { enquiry } from './test-values';
import type { EnquiryValues } from './validation';

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

const waitingTime = 20_000;
const accepted = () => jest.fn(async () => true);
/** A message that stands in two tabs was last changed before either sends it. */
const writtenAt = Date.now() - 1_000;
const asWritten = { changedAt: writtenAt, informedAt: writtenAt };

/** Presses Send in a tab of its own. */
async function sendFromNewTab(
  post: () => Promise<boolean>,
  values: EnquiryValues = enquiry,
  changedAt = writtenAt,
  informedAt = changedAt,
) {
  const { sendOnce } = await openTab();
  return sendOnce(values, { changedAt, informedAt }, post, waitingTime);
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});
const settle = () => jest.advanceTimersByTimeAsync(waitingTime);

it('sends a message of two tabs once, and tells both that it arrived', async () => {
  const post = accepted();
  const outcomes = Promise.all([sendFromNewTab(post), sendFromNewTab(post)]);
  await settle();
  await expect(outcomes).resolves.toEqual([true, true]);
  expect(post).toHaveBeenCalledTimes(1);
});

it('sends two messages of two tabs', async () => {
  const post = accepted();
  await Promise.all([0, 1].map((number) => sendFromNewTab(post, { ...enquiry, message: `No. ${number}` })));
  expect(post).toHaveBeenCalledTimes(2);
});

it('lets the second tab send where the first one has failed', async () => {
  const post = jest.fn<Promise<boolean>, []>().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const outcomes = Promise.all([sendFromNewTab(post), sendFromNewTab(post)]);
  await settle();
  await expect(outcomes).resolves.toEqual([false, true]);
});

it('does not let the second tab send where the first one has lost the answer: the message may have arrived', async () => {
  const post = jest
    .fn<Promise<boolean>, []>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(true);
  const outcomes = Promise.all([sendFromNewTab(post), sendFromNewTab(post)]);
  await settle();
  await expect(outcomes).resolves.toEqual([false, false]);
  await expect(sendFromNewTab(post)).resolves.toBe(false);
  expect(post).toHaveBeenCalledTimes(1);
  const knowing = sendFromNewTab(post, enquiry, writtenAt, Date.now());
  await settle();
  await expect(knowing).resolves.toBe(true);
});

it('sends the same words again where they were written again', async () => {
  const post = accepted();
  await sendFromNewTab(post);
  await jest.advanceTimersByTimeAsync(10_000);
  const again = sendFromNewTab(post, enquiry, Date.now());
  await settle();
  await expect(again).resolves.toBe(true);
  expect(post).toHaveBeenCalledTimes(2);
});

it('does not send from a tab that held the message all day', async () => {
  const post = accepted();
  await sendFromNewTab(post);
  await jest.advanceTimersByTimeAsync(23 * 60 * 60 * 1000);
  await expect(sendFromNewTab(post)).resolves.toBe(true);
  expect(post).toHaveBeenCalledTimes(1);
});

it('holds its lock until the other tabs can read the log', async () => {
  const { sendOnce, storageDelay } = await openTab();
  await sendOnce(enquiry, asWritten, accepted(), waitingTime);
  await expect(navigator.locks.query()).resolves.toMatchObject({ held: [expect.anything()] });
  await jest.advanceTimersByTimeAsync(storageDelay);
  await expect(navigator.locks.query()).resolves.toMatchObject({ held: [] });
});

it('logs an answer that comes after the visitor was told of a failure, and does not send again', async () => {
  const { sendOnce } = await openTab();
  const late = () => new Promise<boolean>((resolve) => setTimeout(resolve, waitingTime + 5_000, true));
  const first = sendOnce(enquiry, asWritten, late, waitingTime);
  await settle();
  await expect(first).resolves.toBe(false);
  await jest.advanceTimersByTimeAsync(5_000);
  const post = accepted();
  await expect(sendOnce(enquiry, asWritten, post, waitingTime)).resolves.toBe(true);
  expect(post).not.toHaveBeenCalled();
});

it('leaves a message whose connection was lost unanswered in the log, and one that was refused not', async () => {
  const { isUnanswered } = await import('./send-log');
  await sendFromNewTab(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(isUnanswered(enquiry, writtenAt)).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  const refused = sendFromNewTab(async () => false, enquiry, writtenAt, Date.now());
  await settle();
  await expect(refused).resolves.toBe(false);
  expect(isUnanswered(enquiry, writtenAt)).toBe(false);
});

it.each([
  ['there are none', () => Reflect.deleteProperty(navigator, 'locks')],
  [
    'they are forbidden',
    () => {
      const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
      Object.defineProperty(navigator, 'locks', { value: { request: refuse }, configurable: true });
    },
  ],
])('sends without locks where %s', async (_, breakLocks) => {
  breakLocks();
  const post = accepted();
  await expect(sendFromNewTab(post)).resolves.toBe(true);
  expect(post).toHaveBeenCalledTimes(1);
});

it('does not wait for another tab for ever', async () => {
  const request = () => Promise.reject(new DOMException('late', 'TimeoutError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const post = accepted();
  await expect(sendFromNewTab(post)).resolves.toBe(false);
  expect(post).not.toHaveBeenCalled();
});
