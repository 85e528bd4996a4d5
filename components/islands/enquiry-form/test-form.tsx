import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company } from '@/content/company';
import { form as words } from '@/content/interface';
import { EnquiryForm } from './enquiry-form';
import { findForm, readValues } from './form-element';
import { minFillTime } from './use-enquiry';
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
    await user.click(field(name));
    await user.paste(enquiry[name]);
  }
  if (enquiry.enquiryType) await user.click(screen.getByRole('radio', { name: enquiry.enquiryType }));
}

/** The form with the company's facts. */
export function TestForm() {
  return <EnquiryForm email={company.email} phoneHint={words.phoneHint({ ...company, ...company.phoneNumbers })} />;
}
