import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { company } from '@/content/company';
import { constants } from '@/content/constants';
import { form as words } from '@/content/interface';
import { draftKey, forgetDraft, readDraft, saveDraft } from './draft';
import { EnquiryForm } from './enquiry-form';
import { findForm, honeypotName, readValues } from './form-element';
import { preloadEmailjs, sendEnquiry } from './send-enquiry';
import { messageKey, sentKey } from './send-once';
import { fakeDialog, serverRenderer } from './test-browser';
import { emptyEnquiry, enquiry } from './test-values';
import { shortestFilling } from './use-enquiry';
import { career, type EnquiryValues, type FieldName } from './validation';

jest.mock('./send-enquiry');
const send = jest.mocked(sendEnquiry);

beforeAll(fakeDialog);
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  send.mockReset().mockResolvedValue(true);
  saveDraft(emptyEnquiry);
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const field = (name: FieldName) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${words.fields[name]}`));
const sendButton = () => screen.getByRole('button', { name: new RegExp(`^${words.send}`) });
const values = () => readValues(findForm() as HTMLFormElement);
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(shortestFilling)));

async function fill(enquiry: EnquiryValues) {
  for (const name of ['user_name', 'company', 'phone', 'user_email', 'message'] as const) {
    if (enquiry[name]) await user.type(field(name), enquiry[name].replace(/[{[]/g, '$&$&'));
  }
  if (enquiry.enquiryType) await user.click(screen.getByRole('radio', { name: enquiry.enquiryType }));
}

const show = () => render(<EnquiryForm email={company.email} />);

describe('the fields', () => {
  it('have the names, tokens and keyboards that the spec and the browsers know', () => {
    show();
    expect([...new FormData(findForm() as HTMLFormElement).keys()]).toEqual([
      ...['user_name', 'company', 'phone', 'user_email', 'message'],
      honeypotName,
    ]);
    const tokens = [...document.querySelectorAll('[autocomplete]')].map((control) =>
      control.getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['name', 'organization', 'tel-national', 'email', 'off']);
    expect(field('phone')).toHaveAttribute('inputmode', 'numeric');
    expect(field('phone')).toHaveAttribute('minlength', String(constants.phoneLength));
    expect(field('phone')).toHaveAttribute('maxlength', String(constants.phoneLength));
    expect(field('user_email')).toHaveAttribute('type', 'email');
  });

  it('change with the type: no type at first, Career asks for skills and for the phone', async () => {
    show();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(field('message')).toHaveAttribute('placeholder', words.placeholder.other);
    expect(field('phone')).toHaveAttribute('aria-required', 'false');
    await user.click(screen.getByRole('radio', { name: career }));
    expect(field('message')).toHaveAttribute('placeholder', words.placeholder.career);
    expect(field('phone')).toHaveAttribute('aria-required', 'true');
  });

  it('carry no inline style, and no action that would take the message away', () => {
    const { container } = show();
    expect(container.querySelector('[style]')).toBeNull();
    expect(findForm()?.hasAttribute('action')).toBe(false);
    expect(findForm()).toHaveAttribute('data-replay');
  });
});

describe('an incomplete form', () => {
  it('is not sent: flags stand at their fields, the focus at the first, and Send waits for their correction', async () => {
    show();
    await user.click(sendButton());
    expect(send).not.toHaveBeenCalled();
    expect(field('user_name')).toHaveFocus();
    for (const name of ['user_name', 'user_email', 'message'] as const) {
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(words.blank);
    }
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(words.blank);
    expect(field('phone')).toBeValid();
    expect(sendButton()).toBeDisabled();

    const message = within(screen.getByText(words.toCorrect)).getByRole('button', { name: words.fields.message });
    await user.click(message);
    expect(field('message')).toHaveFocus();
    await fill(enquiry);
    expect(screen.queryByText(words.blank)).toBeNull();
    expect(sendButton()).toBeEnabled();
  });

  it('flags a field that is emptied at once', async () => {
    show();
    await user.type(field('user_name'), 'M');
    await user.clear(field('user_name'));
    expect(field('user_name')).toHaveAccessibleDescription(words.blank);
  });

  it('says what an email looks like when the field is left, aloud as well', async () => {
    show();
    await user.type(field('user_email'), 'mei@');
    expect(field('user_email')).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(field('user_email')).toHaveAccessibleDescription(words.emailShape);
    expect(screen.getByRole('status')).toHaveTextContent(`${words.fields.user_email}: ${words.emailShape}`);
    await user.type(field('user_email'), 'example.com');
    expect(field('user_email')).not.toHaveAttribute('aria-invalid');
  });

  it('keeps letters out of the phone and says so, without holding Send back', async () => {
    show();
    await user.type(field('phone'), '12a3');
    expect(field('phone')).toHaveValue('123');
    await user.type(field('phone'), 'x');
    expect(screen.getByText(words.phoneDigits)).toBeVisible();
    expect(sendButton()).toBeEnabled();
    await user.type(field('phone'), '4');
    expect(screen.queryByText(words.phoneDigits)).toBeNull();
  });

  it('takes a pasted number without its separators, and refuses one that is too long', async () => {
    show();
    await user.click(field('phone'));
    await user.paste('(912) 345-6789');
    expect(field('phone')).toHaveValue('9123456789');
    await user.clear(field('phone'));
    await user.paste('+1 912 345 6789');
    expect(field('phone')).toHaveValue('');
    expect(screen.getByText(words.phoneDigits)).toBeVisible();
  });
});

describe('sending', () => {
  it('says Sending.., thanks, empties the form, forgets the draft and hands the focus back', async () => {
    show();
    await fill(enquiry);
    let finish: (sent: boolean) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await user.click(sendButton());
    await settle();
    expect(send).toHaveBeenCalledWith(enquiry);
    expect(sendButton()).toHaveTextContent(words.sending);
    expect(sendButton()).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent(words.sending);

    await act(async () => finish(true));
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(words.success.title);
    expect(values()).toEqual(emptyEnquiry);
    expect(localStorage.getItem(draftKey)).toBeNull();
    await user.click(screen.getByRole('button', { name: words.ok }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sendButton()).toHaveFocus();
    expect(sendButton()).toHaveTextContent(new RegExp(`^${words.send}$`));
  });

  it('keeps every letter after a failure, and can be tried again at once', async () => {
    show();
    await fill(enquiry);
    send.mockResolvedValueOnce(false);
    await user.click(sendButton());
    await settle();
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(words.failure.title);
    await user.click(screen.getByRole('button', { name: words.ok }));
    expect(values()).toEqual(enquiry);
    expect(readDraft()).toEqual(enquiry);
    await user.click(sendButton());
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(words.success.title);
    await user.click(screen.getByRole('button', { name: words.ok }));
  });

  it('keeps what was written on while it was sending', async () => {
    show();
    await fill(enquiry);
    await user.click(sendButton());
    fireEvent.input(field('message'), { target: { value: `${enquiry.message} And one more thing.` } });
    await settle();
    await user.click(await screen.findByRole('button', { name: words.ok }));
    expect(send).toHaveBeenCalledWith(enquiry);
    expect(values().message).toBe(`${enquiry.message} And one more thing.`);
    expect(readDraft()).toEqual(values());
  });

  it('sends once, however often Send is clicked or however long Enter is held', async () => {
    show();
    await fill(enquiry);
    await user.dblClick(sendButton());
    const form = findForm() as HTMLFormElement;
    fireEvent.submit(form);
    expect(fireEvent.keyDown(field('user_name'), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(field('message'), { key: 'Enter', repeat: true })).toBe(true);
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
    await user.click(await screen.findByRole('button', { name: words.ok }));
  });

  it('holds what was filled faster than a person types for the rest of three seconds', async () => {
    show();
    saveDraft(enquiry);
    fireEvent.input(field('user_name'), { target: { value: enquiry.user_name } });
    for (const name of ['user_email', 'message'] as const)
      fireEvent.input(field(name), { target: { value: enquiry[name] } });
    fireEvent.click(screen.getByRole('radio', { name: career }));
    fireEvent.input(field('phone'), { target: { value: enquiry.phone } });
    fireEvent.submit(findForm() as HTMLFormElement);
    await act(() => jest.advanceTimersByTimeAsync(shortestFilling - 1));
    expect(send).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(send).toHaveBeenCalledTimes(1);
    await user.click(await screen.findByRole('button', { name: words.ok }));
  });

  it('tells a bot that all went well, and sends nothing', async () => {
    show();
    await fill(enquiry);
    fireEvent.input(document.getElementById(honeypotName) as HTMLElement, { target: { value: 'buy' } });
    await user.click(sendButton());
    await settle();
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(words.success.title);
    expect(send).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: words.ok }));
  });

  it('hides the trap from people: no tab stop, no label for a screen reader, no autofill', () => {
    show();
    const trap = document.getElementById(honeypotName) as HTMLInputElement;
    expect(trap.tabIndex).toBe(-1);
    expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap.name).not.toMatch(/name|mail|phone|tel|fax|address|city|url|web|company|organi[sz]ation|title|code/i);
  });

  it('tells the outcome also to a visitor who has left the page, and keeps the draft', async () => {
    const { unmount } = show();
    await fill(enquiry);
    send.mockResolvedValueOnce(false);
    await user.click(sendButton());
    unmount();
    await settle();
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(words.failure.title);
    await user.click(screen.getByRole('button', { name: words.ok }));
    show();
    expect(values()).toEqual(enquiry);
  });
});

describe('what was typed', () => {
  it('comes back after a walk to another page, the type and its placeholder too', async () => {
    const { unmount } = show();
    await fill({ ...enquiry, enquiryType: career });
    unmount();
    show();
    expect(values()).toEqual({ ...enquiry, enquiryType: career });
    expect(field('message')).toHaveAttribute('placeholder', words.placeholder.career);
    forgetDraft(values());
  });

  it('before the page woke is not touched; a draft fills what is still empty', async () => {
    const { renderToString } = await serverRenderer();
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<EnquiryForm email={company.email} />);
    field('user_name').value = 'typed early';
    (screen.getByRole('radio', { name: career }) as HTMLInputElement).checked = true;
    saveDraft({ ...enquiry, user_name: 'older', enquiryType: words.enquiryTypes[2] });

    const problems = jest.spyOn(console, 'error');
    const root = await act(async () => hydrateRoot(place, <EnquiryForm email={company.email} />));
    expect(values()).toEqual({ ...enquiry, user_name: 'typed early', enquiryType: career });
    expect(field('message')).toHaveAttribute('placeholder', words.placeholder.career);
    expect(readDraft()?.user_name).toBe('typed early');
    expect(preloadEmailjs).toHaveBeenCalled();
    expect(problems).not.toHaveBeenCalled();
    act(() => root.unmount());
    place.remove();
  });

  it('is cleared where another tab has just sent the very same message', async () => {
    show();
    await fill(enquiry);
    const note = (message: EnquiryValues) =>
      JSON.stringify({ key: messageKey(message), at: Date.now(), page: 'other' });
    const tell = (newValue: string) =>
      act(() => fireEvent(window, new StorageEvent('storage', { key: sentKey, newValue })));
    tell(note({ ...enquiry, message: 'another' }));
    expect(values()).toEqual(enquiry);
    tell(note(enquiry));
    expect(values()).toEqual(emptyEnquiry);
  });
});
