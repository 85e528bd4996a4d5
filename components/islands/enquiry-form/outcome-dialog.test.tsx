import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company } from '@/content/company';
import { form } from '@/content/interface';
import { enquiryText, mailLink } from './mail-link';
import { OutcomeDialog } from './outcome-dialog';
import { messages } from './messages';
import { fakeDialog } from './test-browser';
import { newVisitor } from './test-form';
import { enquiry } from './test-values';

beforeAll(fakeDialog);
beforeEach(() => {
  newVisitor();
  jest.useRealTimers();
});

const failure = {
  id: '',
  standing: enquiry,
  email: company.email,
  values: enquiry,
  picture: '/office.webp',
};

/** A message that has arrived. */
function success() {
  const id = messages.typed('', enquiry);
  messages.press(id, false);
  messages.answer(id, 'yes');
  return { ...failure, id };
}

function open(outcome: Omit<React.ComponentProps<typeof OutcomeDialog>, 'onClosed'>) {
  const onClosed = jest.fn();
  const user = userEvent.setup();
  render(<OutcomeDialog {...outcome} onClosed={onClosed} />);
  return { onClosed, user, dialog: screen.getByRole('dialog') };
}

it('says thank you and closes with OK', async () => {
  const { dialog, user, onClosed } = open(success());
  expect(dialog).toHaveAccessibleName(form.success.title);
  expect(dialog).toHaveAccessibleDescription(form.success.text);
  expect(screen.getByRole('button', { name: form.ok })).toHaveFocus();
  expect(screen.queryByRole('link')).toBeNull();
  for (const step of form.nextSteps) expect(dialog).toHaveTextContent(step);
  await user.keyboard('{Enter}');
  expect(onClosed).toHaveBeenCalledTimes(1);
});

it('says what to do after a failure, with a mail link that carries the message', () => {
  const { dialog } = open(failure);
  expect(dialog).toHaveAccessibleName(form.failure.title);
  expect(dialog).toHaveAccessibleDescription(form.failure.text);
  const { href } = mailLink(company.email, enquiry);
  expect(screen.getByRole('link', { name: form.failure.mailInstead })).toHaveAttribute('href', href);
  expect(screen.queryByText(form.failure.cut)).toBeNull();
});

it('says so where the mail link cannot hold the whole message', () => {
  open({ ...failure, values: { ...enquiry, message: 'word '.repeat(2000) } });
  expect(screen.getByText(form.failure.cut)).toBeVisible();
});

it('copies the whole message, and says when the browser does not let it', async () => {
  const { user } = open(failure);
  const button = screen.getByRole('button', { name: form.failure.copy });
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe(enquiryText(enquiry));
  expect(screen.getByRole('status')).toHaveTextContent(form.failure.copied);

  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(button);
  expect(screen.getByRole('status')).toHaveTextContent(form.failure.copyRefused);
});

it('is not closed by an Enter that is still held down from the form', () => {
  open(success());
  const ok = screen.getByRole('button', { name: form.ok });
  expect(fireEvent.keyDown(ok, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(ok, { key: 'Enter' })).toBe(true);
});
