import fc from 'fast-check';
import { form } from '@/content/interface';
import { completeEnquiry, enquiry } from './test-values';
import { fieldNames, type EnquiryValues } from './validation';

type Sending = typeof import('./send-enquiry');

const settings = {
  serviceId: 'service_x',
  templateId: 'template_x',
  publicKey: 'key_x',
  origin: 'https://mail.example',
};
const fetchMock = jest.fn<
  Promise<{ ok: boolean; status: number; text: () => Promise<string> }>,
  [string, RequestInit]
>();

/** A fresh page, with the real EmailJS. */
async function load(overrides: Partial<typeof settings> = {}): Promise<Sending> {
  jest.resetModules();
  jest.doMock('./emailjs-settings', () => ({ emailjsSettings: { ...settings, ...overrides } }));
  return import('./send-enquiry');
}

/** `sendEnquiry` of a fresh page. */
async function loadSend(overrides: Partial<typeof settings> = {}) {
  const { sendEnquiry } = await load(overrides);
  return (values: EnquiryValues, suspectedBot = false) => sendEnquiry(values, 'id', suspectedBot);
}

const answer = (status: number, text: string) => async () => ({ ok: status < 300, status, text: async () => text });

function lastFields(): Record<string, FormDataEntryValue> {
  return Object.fromEntries(fetchMock.mock.lastCall?.[1].body as unknown as FormData);
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(globalThis, { fetch: fetchMock });
  fetchMock.mockReset().mockImplementation(answer(200, 'OK'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('posts the six fields, the message’s id and what EmailJS adds, and nothing else, where no page is named', async () => {
  const send = await loadSend();
  await expect(send(enquiry)).resolves.toBe(true);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.lastCall?.[0]).toBe('https://mail.example/api/v1.0/email/send-form');
  const six = Object.entries(enquiry).filter(([name]) => name !== 'about');
  expect(lastFields()).toEqual({
    ...Object.fromEntries(six),
    message_id: 'id',
    lib_version: expect.any(String),
    service_id: settings.serviceId,
    template_id: settings.templateId,
    user_id: settings.publicKey,
  });
});

it('hands over what was accepted unchanged, whatever Unicode it is', async () => {
  const send = await loadSend();
  await fc.assert(
    fc.asyncProperty(completeEnquiry, async (values) => {
      await send(values);
      const fields = lastFields();
      for (const name of fieldNames) expect(fields[name] ?? '').toBe(values[name]);
    }),
  );
});

it('posts the page that the enquiry is about, and a mark where a bot is suspected', async () => {
  const send = await loadSend();
  await expect(send({ ...enquiry, about: 'Power Apps' }, true)).resolves.toBe(true);
  expect(lastFields()).toMatchObject({ about: 'Power Apps', suspected_bot: form.suspectedBot });
});

it.each([
  [200, 'OK', true],
  [200, 'whatever \ufffd', true],
  [202, 'OK', true],
  [204, '', false],
  [400, 'The Public Key is invalid', false],
  [413, 'too large', false],
  [429, 'Too Many Requests', false],
  [500, 'Internal Server Error', false],
  [503, 'OK', false],
])('an answer %d "%s" counts as sent: %s', async (status, text, sent) => {
  fetchMock.mockImplementation(answer(status, text));
  const send = await loadSend();
  await expect(send(enquiry)).resolves.toBe(sent);
});

it('a lost connection (TypeError) is a failure, and the next try works', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const send = await loadSend();
  await expect(send(enquiry)).resolves.toBe(false);
  await expect(send(enquiry)).resolves.toBe(true);
});

it.each(['serviceId', 'templateId', 'publicKey'] as const)('a missing %s (bare string) is a failure', async (name) => {
  const send = await loadSend({ [name]: '' });
  await expect(send(enquiry)).resolves.toBe(false);
  expect(fetchMock).not.toHaveBeenCalled();
});

it('no answer in 20 seconds is a failure', async () => {
  const { sendEnquiry, answerTime } = await load();
  const send = (values: EnquiryValues) => sendEnquiry(values, 'id', false);
  jest.useFakeTimers();
  fetchMock.mockReturnValue(new Promise(() => undefined));
  const outcome = jest.fn();
  void send(enquiry).then(outcome);
  await jest.advanceTimersByTimeAsync(answerTime - 1);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(false);
});

it('notes what becomes of the message, also when the answer comes after the visitor has stopped waiting', async () => {
  const { sendEnquiry, answerTime } = await load();
  const { isUnanswered, wasSent } = await import('./stored-message');
  jest.useFakeTimers();
  let finish: (answer: Awaited<ReturnType<typeof fetchMock>>) => void = () => undefined;
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const outcome = sendEnquiry(enquiry, 'id', false);
  await jest.advanceTimersByTimeAsync(answerTime);
  await expect(outcome).resolves.toBe(false);
  expect([isUnanswered('id'), wasSent('id')]).toEqual([true, false]);
  finish(await answer(200, 'OK')());
  await jest.advanceTimersByTimeAsync(0);
  expect([isUnanswered('id'), wasSent('id')]).toEqual([false, true]);
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(sendEnquiry(enquiry, 'lost', false)).resolves.toBe(false);
  expect(isUnanswered('lost')).toBe(true);
});

it('EmailJS that cannot be fetched is a failure, and is fetched again at the next try', async () => {
  jest.resetModules();
  const broken = jest.fn(() => {
    throw new Error('ChunkLoadError');
  });
  jest.doMock('@emailjs/browser', broken);
  const { preloadEmailjs, sendEnquiry } = await import('./send-enquiry');
  const send = (values: EnquiryValues) => sendEnquiry(values, 'id', false);
  preloadEmailjs();
  await expect(send(enquiry)).resolves.toBe(false);
  jest.dontMock('@emailjs/browser');
  await expect(send(enquiry)).resolves.toBe(true);
});

it('sends where storage is blocked, and leaves the browser as it was', async () => {
  const send = await loadSend();
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
  const blocked = {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  Object.defineProperty(window, 'localStorage', blocked);
  try {
    await expect(send(enquiry)).resolves.toBe(true);
    expect(() => window.localStorage).toThrow('blocked');
  } finally {
    Object.defineProperty(window, 'localStorage', own);
  }
});
