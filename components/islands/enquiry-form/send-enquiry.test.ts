import fc from 'fast-check';
import { completeEnquiry, enquiry } from './test-values';
import { fieldNames } from './validation';

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

it('posts the six fields and what EmailJS adds, and nothing else', async () => {
  const { sendEnquiry } = await load();
  await expect(sendEnquiry(enquiry)).resolves.toBe(true);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.lastCall?.[0]).toBe('https://mail.example/api/v1.0/email/send-form');
  expect(lastFields()).toEqual({
    ...enquiry,
    lib_version: expect.any(String),
    service_id: settings.serviceId,
    template_id: settings.templateId,
    user_id: settings.publicKey,
  });
});

it('hands over what was accepted unchanged, whatever Unicode it is', async () => {
  const { sendEnquiry } = await load();
  await fc.assert(
    fc.asyncProperty(completeEnquiry, async (values) => {
      await sendEnquiry(values);
      const fields = lastFields();
      for (const name of fieldNames) expect(fields[name]).toBe(values[name]);
    }),
  );
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
  const { sendEnquiry } = await load();
  await expect(sendEnquiry(enquiry)).resolves.toBe(sent);
});

it('a lost connection (TypeError) is a failure, and the next try works', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { sendEnquiry } = await load();
  await expect(sendEnquiry(enquiry)).resolves.toBe(false);
  await expect(sendEnquiry(enquiry)).resolves.toBe(true);
});

it.each(['serviceId', 'templateId', 'publicKey'] as const)('a missing %s (bare string) is a failure', async (name) => {
  const { sendEnquiry } = await load({ [name]: '' });
  await expect(sendEnquiry(enquiry)).resolves.toBe(false);
  expect(fetchMock).not.toHaveBeenCalled();
});

it('no answer in 20 seconds is a failure', async () => {
  const { sendEnquiry, answerTime } = await load();
  jest.useFakeTimers();
  fetchMock.mockReturnValue(new Promise(() => undefined));
  const outcome = jest.fn();
  void sendEnquiry(enquiry).then(outcome);
  await jest.advanceTimersByTimeAsync(answerTime - 1);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(false);
});

it('EmailJS that cannot be fetched is a failure, and is fetched again at the next try', async () => {
  jest.resetModules();
  const broken = jest.fn(() => {
    throw new Error('ChunkLoadError');
  });
  jest.doMock('@emailjs/browser', broken);
  const { preloadEmailjs, sendEnquiry } = await import('./send-enquiry');
  preloadEmailjs();
  await expect(sendEnquiry(enquiry)).resolves.toBe(false);
  jest.dontMock('@emailjs/browser');
  await expect(sendEnquiry(enquiry)).resolves.toBe(true);
});

it('sends where storage is blocked, and leaves the browser as it was', async () => {
  const { sendEnquiry } = await load();
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
  const blocked = {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  Object.defineProperty(window, 'localStorage', blocked);
  try {
    await expect(sendEnquiry(enquiry)).resolves.toBe(true);
    expect(() => window.localStorage).toThrow('blocked');
  } finally {
    Object.defineProperty(window, 'localStorage', own);
  }
});
