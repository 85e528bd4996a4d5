import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { company } from '@/content/company';
import { form as words } from '@/content/interface';
import { fakeMatchMedia } from '@/test-support/browser';
import { typedFields } from '@/test-support/enquiry';
import { EnquiryForm } from './enquiry-form';
import { formId, messageIdName, readValue, readValues } from './form-element';
import type { Answer } from './message';
import { createMessages, messages } from './messages';
import { sendEnquiry } from './send-enquiry';
import { minFillTime } from './send-from-form';
import { fakeDialog, serverRenderer } from './test-browser';
import type { EnquiryValues, FieldName } from './validation';

/** The form as its tests see it; their timers are fake. */
export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
export const formElement = () => document.getElementById(formId) as HTMLFormElement;
export const field = (name: FieldName) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${words.fields[name]}`));
export const sendButton = () => screen.getByRole('button', { name: new RegExp(`^${words.send}`) });
export const values = () => readValues(formElement());
export const currentId = () => readValue(formElement(), messageIdName);
export const ok = async () => user.click(await screen.findByRole('button', { name: words.ok }));
export const show = () => render(<TestForm />);

/** `sendEnquiry`, where the test file mocks its module. */
export const send = jest.mocked(sendEnquiry);

/** What a send of these tests comes to. */
export const answer = (event: Answer) => async (_: EnquiryValues, id: string) => (messages.answer(id, event), event);

/** Each test of the file begins with a browser that knows of no message, and a service that takes what is sent. */
export function setUpForm(): void {
  beforeAll(fakeDialog);
  beforeEach(() => {
    fakeMatchMedia();
    newVisitor();
    send.mockReset().mockImplementation(answer('yes'));
  });
  afterEach(() => jest.useRealTimers());
}

/** Waits until a form that was filled by a test may be sent. */
export const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(minFillTime)));

/** Fills an enquiry in, each field at once: what is done at each character has tests of its own. */
export async function fill(enquiry: EnquiryValues): Promise<void> {
  for (const name of typedFields) {
    fireEvent.input(field(name), { target: { value: enquiry[name] } });
  }
  if (enquiry.enquiryType) await user.click(screen.getByRole('radio', { name: enquiry.enquiryType }));
}

/** Fills an enquiry in and presses Send, as a person would. */
export async function fillAndSend(enquiry: EnquiryValues): Promise<void> {
  await fill(enquiry);
  await user.click(sendButton());
  await settle();
}

/** A page that knows of no message, as a browser has it at first. Its timers are fake. */
export function newVisitor(): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  localStorage.clear();
  Object.assign(messages, otherTab());
}

/** Another page of the same browser, in another tab. */
export const otherTab = () => createMessages(() => localStorage);

/** Tells the page that another one has changed what is stored. */
export const hearOfIt = () => act(() => void fireEvent(window, new StorageEvent('storage')));

/** The form with the company's facts. */
export function TestForm() {
  return <EnquiryForm email={company.email} picture="/office.webp" />;
}

/**
 * The form as the server has rendered it.
 * @returns hydrates it, for the rest of the test
 */
export async function showUnhydrated(): Promise<() => Promise<void>> {
  const { renderToString } = await serverRenderer();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<TestForm />);
  return async () => {
    const root = await act(async () => hydrateRoot(place, <TestForm />));
    pages.push(() => {
      act(() => root.unmount());
      place.remove();
    });
  };
}
const pages: (() => void)[] = [];
afterEach(() => pages.splice(0).forEach((close) => close()));
