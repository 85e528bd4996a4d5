import { act, fireEvent, screen } from '@testing-library/react';
import { constants } from '@/content/constants';
import { form as words } from '@/content/interface';
import { honeypotName, messageIdName, messageStateName } from './form-element';
import { messages } from './messages';
import { minFillTime } from './send-from-form';
import {
  answer,
  field,
  fill,
  formElement,
  ok,
  send,
  sendButton,
  setUpForm,
  settle,
  show,
  user,
  values,
} from './test-form';
import type { Answer } from './message';
import { emptyEnquiry, enquiry } from './test-values';
import { career, type FieldName } from './validation';

jest.mock('./send-enquiry');
setUpForm();

const lastSuspicion = () => send.mock.lastCall?.[2].suspected_bot;

describe('the fields', () => {
  it('have the names, tokens and keyboards that the mail template and the browsers know', () => {
    show();
    expect([...new FormData(formElement()).keys()]).toEqual([
      ...['about', messageIdName, messageStateName, 'user_name', 'company', 'phone', 'user_email', 'message'],
      honeypotName,
    ]);
    const tokens = [...document.querySelectorAll('[autocomplete]')].map((control) =>
      control.getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['off', 'name', 'organization', 'tel-national', 'email', 'off']);
    // HTML allows the token tel-national on a text field alone; the keyboard is the same by inputmode.
    expect((field('phone') as HTMLInputElement).type).toBe('text');
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
    expect(formElement().hasAttribute('action')).toBe(false);
    expect(formElement()).toHaveAttribute('data-replay');
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
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');

    const names = [words.fields.user_name, words.fields.user_email, words.fields.enquiryType, words.fields.message];
    expect(sendButton()).toHaveAccessibleDescription(`${words.toCorrect} ${names.join(', ')}`);
    await fill(enquiry);
    expect(screen.queryByText(words.blank)).toBeNull();
    expect(sendButton()).not.toHaveAttribute('aria-disabled');
  });

  it('flags an empty phone at once when Career is chosen after a failed submit, and not before one', async () => {
    show();
    await user.click(screen.getByRole('radio', { name: career }));
    expect(field('phone')).toBeValid();
    await user.click(screen.getByRole('radio', { name: words.enquiryTypes[2] }));
    await user.click(sendButton());
    expect(field('phone')).toBeValid();
    await user.click(screen.getByRole('radio', { name: career }));
    expect(field('phone')).toHaveAccessibleDescription(expect.stringContaining(words.blank));
    await user.click(screen.getByRole('radio', { name: words.enquiryTypes[2] }));
    expect(field('phone')).toBeValid();
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
});

describe('sending', () => {
  it('says Sending.., thanks, empties the form, forgets the draft and hands the focus back', async () => {
    show();
    await fill(enquiry);
    let finish: (answer: Answer) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await user.click(sendButton());
    await settle();
    expect(send).toHaveBeenCalledWith(enquiry, expect.any(String), expect.anything());
    expect(lastSuspicion()).toBe('');
    expect(sendButton()).toHaveTextContent(words.sending);
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    expect(sendButton()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(words.sending);

    await act(async () => {
      messages.answer(send.mock.lastCall?.[1] ?? '', 'yes');
      finish('yes');
    });
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(words.success.title);
    expect(values()).toEqual(emptyEnquiry);
    expect(messages.last()).toBeUndefined();
    await ok();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sendButton()).toHaveFocus();
    expect(sendButton()).toHaveTextContent(new RegExp(`^${words.send}$`));
  });

  it('keeps every character after a failure, and can be tried again at once', async () => {
    show();
    await fill(enquiry);
    send.mockImplementationOnce(answer('no'));
    await user.click(sendButton());
    await settle();
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(words.failure.title);
    await ok();
    expect(values()).toEqual(enquiry);
    expect(messages.last()?.values).toEqual(enquiry);
    await user.click(sendButton());
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(words.success.title);
    await ok();
  });

  it('never says Sending.. for ever: an error is a failure, and Send can be pressed again', async () => {
    show();
    await fill(enquiry);
    send.mockImplementationOnce(() => {
      throw new TypeError('AbortSignal.timeout is not a function');
    });
    await user.click(sendButton());
    await settle();
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(words.failure.title);
    await ok();
    expect(sendButton()).not.toHaveAttribute('aria-disabled');
    expect(values()).toEqual(enquiry);
  });

  it('keeps what was written on while it was sending', async () => {
    show();
    await fill(enquiry);
    await user.click(sendButton());
    fireEvent.input(field('message'), { target: { value: `${enquiry.message} And one more thing.` } });
    await settle();
    await ok();
    expect(send.mock.lastCall?.[0]).toEqual(enquiry);
    expect(values().message).toBe(`${enquiry.message} And one more thing.`);
    expect(messages.last()?.values).toEqual(values());
  });

  it('sends once, however often Send is clicked or however long Enter is held', async () => {
    show();
    await fill(enquiry);
    await user.dblClick(sendButton());
    fireEvent.submit(formElement());
    expect(fireEvent.keyDown(field('user_name'), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(field('message'), { key: 'Enter', repeat: true })).toBe(true);
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
    await ok();
  });

  it('holds what was filled faster than a person types for the rest of three seconds', async () => {
    show();
    messages.typed('', enquiry);
    fireEvent.input(field('user_name'), { target: { value: enquiry.user_name } });
    for (const name of ['user_email', 'message'] as const)
      fireEvent.input(field(name), { target: { value: enquiry[name] } });
    fireEvent.click(screen.getByRole('radio', { name: career }));
    fireEvent.input(field('phone'), { target: { value: enquiry.phone } });
    fireEvent.submit(formElement());
    await act(() => jest.advanceTimersByTimeAsync(minFillTime - 1));
    expect(send).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(send).toHaveBeenCalledTimes(1);
    await ok();
  });

  it('sends what a form-filler has written into the hidden field as well, with a mark', async () => {
    show();
    await fill(enquiry);
    (document.getElementById(honeypotName) as HTMLInputElement).value = 'Mei Lin';
    send.mockImplementationOnce(answer('no'));
    await user.click(sendButton());
    await settle();
    expect(lastSuspicion()).toBe(words.suspectedBot);
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(words.failure.title);
    await ok();
    expect(messages.last()?.values).toEqual(enquiry);
    expect(values()).toEqual(enquiry);
  });

  it('hides the honeypot from people: no tab stop, no label for a screen reader, no autofill', () => {
    show();
    const honeypot = document.getElementById(honeypotName) as HTMLInputElement;
    expect(honeypot.tabIndex).toBe(-1);
    expect(honeypot.closest('[aria-hidden=true]')).not.toBeNull();
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(honeypot.name).not.toMatch(
      /name|mail|phone|tel|fax|address|city|url|web|company|organi[sz]ation|title|code/i,
    );
  });
});

describe('Enter', () => {
  const enter = (name: FieldName) => user.type(field(name), '{Enter}');

  it('says why nothing is sent, at the first field to correct, while Send is disabled', async () => {
    show();
    await user.click(sendButton());
    await user.type(field('user_name'), enquiry.user_name);
    await enter('user_name');
    expect(field('user_email')).toHaveFocus();
    expect(field('user_email')).toHaveAccessibleDescription(words.blank);
    await enter('user_email');
    expect(screen.getByRole('status')).toHaveTextContent(`${words.fields.user_email}: ${words.blank}`);
    expect(send).not.toHaveBeenCalled();
  });

  it('like a press on the disabled Send, sends what a form-filler has corrected without an event', async () => {
    for (const press of [() => enter('user_email'), () => user.click(sendButton())]) {
      send.mockClear();
      const { unmount } = show();
      await user.click(sendButton());
      await press();
      expect(send).not.toHaveBeenCalled();
      expect(field('user_name')).toHaveFocus();
      for (const name of ['user_name', 'user_email', 'message'] as const) field(name).value = enquiry[name];
      (screen.getByRole('radio', { name: enquiry.enquiryType }) as HTMLInputElement).checked = true;
      await press();
      await settle();
      expect(send).toHaveBeenCalledTimes(1);
      await ok();
      unmount();
    }
  });

  it('makes a new line in the message, and chooses in an input method', async () => {
    show();
    await user.click(sendButton());
    expect(fireEvent.keyDown(field('message'), { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(field('user_email'), { key: 'Enter', isComposing: true })).toBe(true);
  });
});
