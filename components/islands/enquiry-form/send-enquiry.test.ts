import fc from 'fast-check';
import { form } from '@/content/interface';
import { completeEnquiry } from './test-any-values';
import { enquiry } from './test-values';
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
  return (values: EnquiryValues, further: Record<string, string> = {}) =>
    sendEnquiry(values, 'id', { ...companions, ...further });
}

const companions = {
  page: '/contact',
  campaign: '',
  local_time: 'Monday',
  suspected_bot: '',
  'g-recaptcha-response': '',
};

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

it('posts the six fields, the message’s id, what is known of the visit and what EmailJS adds, and nothing else', async () => {
  const send = await loadSend();
  await expect(send(enquiry)).resolves.toBe('yes');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.lastCall?.[0]).toBe('https://mail.example/api/v1.0/email/send-form');
  const six = Object.entries(enquiry).filter(([name]) => name !== 'about');
  expect(lastFields()).toEqual({
    ...Object.fromEntries(six),
    message_id: 'id',
    page: '/contact',
    local_time: 'Monday',
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

it('posts what else is known: the page that the enquiry is about, the campaign, the captcha and a mark', async () => {
  const send = await loadSend();
  const known = { suspected_bot: form.suspectedBot, 'g-recaptcha-response': 'ticked', campaign: 'utm_source=x' };
  await expect(send({ ...enquiry, about: 'Power Apps' }, known)).resolves.toBe('yes');
  expect(lastFields()).toMatchObject({ about: 'Power Apps', ...known });
});

it.each([
  [200, 'OK', 'yes'],
  [200, 'whatever \ufffd', 'yes'],
  [202, 'OK', 'yes'],
  [202, 'Accepted', 'silence'],
  [204, '', 'silence'],
  [400, 'The Public Key is invalid', 'no'],
  [408, 'Request Timeout', 'silence'],
  [413, 'too large', 'no'],
  [429, 'Too Many Requests', 'no'],
  [500, 'Internal Server Error', 'no'],
  [502, 'Bad Gateway', 'silence'],
  [503, 'OK', 'silence'],
  [504, 'Gateway Timeout', 'silence'],
])('an answer %d "%s" is a %s', async (status, text, known) => {
  fetchMock.mockImplementation(answer(status, text));
  const send = await loadSend();
  await expect(send(enquiry)).resolves.toBe(known);
});

it('outlives its page, also where another one is still on its way, and leaves fetch as it was', async () => {
  const { sendEnquiry } = await load();
  let finish: (answer: Awaited<ReturnType<typeof fetchMock>>) => void = () => undefined;
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const first = sendEnquiry(enquiry, 'first', companions);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await sendEnquiry(enquiry, 'second', companions);
  finish(await answer(200, 'OK')());
  await first;
  await sendEnquiry(enquiry, 'third', companions);
  expect(fetchMock.mock.calls.map(([, init]) => init.keepalive)).toEqual([true, true, true]);
  expect(window.fetch).toBe(fetchMock);
});

it('tells the page once when a message has been taken, and not of one that was taken before', async () => {
  const { sendEnquiry } = await load();
  const { messages } = await import('./messages');
  const heard = jest.fn();
  document.addEventListener('enquiry:sent', heard);
  const id = messages.typed('', enquiry);
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const counts = [];
  for (let time = 0; time < 3; time += 1) {
    await sendEnquiry(enquiry, id, companions);
    counts.push(heard.mock.calls.length);
  }
  document.removeEventListener('enquiry:sent', heard);
  expect(counts).toEqual([0, 1, 1]);
});

it('a lost connection (TypeError) is silence, and the next try works', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const send = await loadSend();
  await expect(send(enquiry)).resolves.toBe('silence');
  await expect(send(enquiry)).resolves.toBe('yes');
});

it.each(['serviceId', 'templateId', 'publicKey'] as const)('a missing %s (bare string) is a no', async (name) => {
  const send = await loadSend({ [name]: '' });
  await expect(send(enquiry)).resolves.toBe('no');
  expect(fetchMock).not.toHaveBeenCalled();
});

it('no answer in 20 seconds is silence', async () => {
  const { sendEnquiry, answerTime } = await load();
  const send = (values: EnquiryValues) => sendEnquiry(values, 'id', companions);
  jest.useFakeTimers();
  fetchMock.mockReturnValue(new Promise(() => undefined));
  const outcome = jest.fn();
  void send(enquiry).then(outcome);
  await jest.advanceTimersByTimeAsync(answerTime - 1);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith('silence');
});

it('notes what becomes of the message, also when the answer comes after the visitor has stopped waiting', async () => {
  const { sendEnquiry, answerTime } = await load();
  const { messages } = await import('./messages');
  jest.useFakeTimers();
  const id = messages.typed('', enquiry);
  messages.press(id, false);
  let finish: (answer: Awaited<ReturnType<typeof fetchMock>>) => void = () => undefined;
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const outcome = sendEnquiry(enquiry, id, companions);
  await jest.advanceTimersByTimeAsync(answerTime);
  await expect(outcome).resolves.toBe('silence');
  expect(messages.stateOf(id)).toBe('unanswered');
  finish(await answer(200, 'OK')());
  await jest.advanceTimersByTimeAsync(0);
  expect(messages.stateOf(id)).toBe('answered');
});

it('EmailJS that cannot be fetched is a failure, and is fetched again at the next try', async () => {
  jest.resetModules();
  const broken = jest.fn(() => {
    throw new Error('ChunkLoadError');
  });
  jest.doMock('@emailjs/browser', broken);
  const { preloadEmailjs, sendEnquiry } = await import('./send-enquiry');
  const send = (values: EnquiryValues) => sendEnquiry(values, 'id', companions);
  void preloadEmailjs();
  await expect(send(enquiry)).resolves.toBe('no');
  jest.dontMock('@emailjs/browser');
  await expect(send(enquiry)).resolves.toBe('yes');
});

it('sends where storage is blocked', async () => {
  const send = await loadSend();
  const descriptor = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
  const blocked = {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  Object.defineProperty(window, 'localStorage', blocked);
  try {
    await expect(send(enquiry)).resolves.toBe('yes');
  } finally {
    Object.defineProperty(window, 'localStorage', descriptor);
  }
});
