import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company } from '@/content/company';
import { numberLifetime } from '@/components/enhancements/stored-messages';
import { form as words } from '@/content/interface';
import { EnquiryForm } from './enquiry-form';
import { findForm, readValues } from './form-element';
import { minFillTime } from './send-from-form';
import { messages, createMessages } from './messages';
import type { EnquiryValues, FieldName } from './validation';

/** The form as its tests see it; their timers are fake. */
export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
export const field = (name: FieldName) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${words.fields[name]}`));
export const sendButton = () => screen.getByRole('button', { name: new RegExp(`^${words.send}`) });
export const values = () => readValues(findForm() as HTMLFormElement);

/** Waits until a form that was filled by a test may be sent. */
export const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(minFillTime)));

/** Fills an enquiry in, each field at once: what is done at each letter has tests of its own. */
export async function fill(enquiry: EnquiryValues): Promise<void> {
  for (const name of ['user_name', 'company', 'phone', 'user_email', 'message'] as const) {
    fireEvent.input(field(name), { target: { value: enquiry[name] } });
  }
  if (enquiry.enquiryType) await user.click(screen.getByRole('radio', { name: enquiry.enquiryType }));
}

/** A page that knows of no message, as a browser has it at first. Its timers are fake. */
export function newVisitor(): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const now = Date.now();
  jest.setSystemTime(now + 2 * numberLifetime);
  messages.expire();
  jest.setSystemTime(now);
  localStorage.clear();
}

/** Another page of the same browser, in another tab. */
export function otherTab() {
  messages.flush();
  return createMessages(() => localStorage);
}

/** The form with the company's facts. */
export function TestForm() {
  const phoneHint = words.phoneHint({ ...company, ...company.phoneNumbers });
  return <EnquiryForm email={company.email} phoneHint={phoneHint} picture="/office.webp" />;
}
