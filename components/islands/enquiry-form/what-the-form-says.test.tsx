import { act, fireEvent, screen } from '@testing-library/react';
import { form as words } from '@/content/interface';
import { messages, sendingLimit } from './messages';
import {
  answer,
  currentId,
  field,
  fill,
  fillAndSend,
  hearOfIt,
  ok,
  otherTab,
  send,
  sendButton,
  setUpForm,
  settle,
  show,
  user,
  values,
} from './test-form';
import { emptyEnquiry, enquiry } from './test-values';
import { enquiryLimit } from './validation';

jest.mock('./send-enquiry');
setUpForm();

/** Sends as many messages as one browser may, and presses Send for one more. */
async function sendOneTooMany(): Promise<void> {
  for (let sent = 0; sent < sendingLimit.count; sent += 1) {
    await fillAndSend({ ...enquiry, message: `Message ${sent}` });
    await ok();
  }
  await fillAndSend(enquiry);
}

describe('what the form says', () => {
  it('goes when a retry has succeeded', async () => {
    show();
    await fill(enquiry);
    send.mockImplementationOnce(answer('silence'));
    await user.click(sendButton());
    await settle();
    await ok();
    expect(screen.getByText(words.unanswered)).toBeVisible();
    await settle();
    await user.click(sendButton());
    await ok();
    expect(values()).toEqual(emptyEnquiry);
    expect(screen.queryByText(words.unanswered)).toBeNull();
  });

  it('can be read before it counts: a second click on OK, or Enter, sends nothing again', async () => {
    show();
    await fill(enquiry);
    send.mockImplementation(answer('silence'));
    await user.click(sendButton());
    await settle();
    await ok();
    await user.click(sendButton());
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent(words.unanswered);
    await settle();
    await user.click(sendButton());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('goes when the answer comes late, in the dialog as in the form', async () => {
    show();
    await fill(enquiry);
    send.mockImplementation(answer('silence'));
    await user.click(sendButton());
    await settle();
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(words.failure.title);
    act(() => messages.answer(send.mock.lastCall?.[1] ?? '', 'yes'));
    expect(screen.getByRole('dialog')).toHaveAccessibleName(words.success.title);
    await ok();
    expect(values()).toEqual(emptyEnquiry);

    await fill({ ...enquiry, message: 'Another one' });
    await user.click(sendButton());
    await ok();
    act(() => messages.answer(send.mock.lastCall?.[1] ?? '', 'yes'));
    expect(values()).toEqual(emptyEnquiry);
    expect(screen.queryByText(words.unanswered)).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(words.arrived);
  });

  it('is that a correction made while the message goes is not sent, at a press and beside the thanks', async () => {
    show();
    await fill(enquiry);
    await user.click(sendButton());
    const corrected = { ...enquiry, message: 'Corrected' };
    await fill(corrected);
    await user.click(sendButton());
    expect(screen.getByRole('status')).toHaveTextContent(words.notYet);
    await settle();
    expect(send).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('dialog')).toHaveTextContent(words.notYet);
    await ok();
    expect(values()).toEqual(corrected);
  });

  it('goes when the service refuses late', async () => {
    show();
    await fill(enquiry);
    send.mockImplementationOnce(answer('silence'));
    await user.click(sendButton());
    await settle();
    await ok();
    act(() => messages.answer(send.mock.lastCall?.[1] ?? '', 'no'));
    expect(screen.queryByText(words.unanswered)).toBeNull();
    expect(values()).toEqual(enquiry);
  });

  it('is that it waits, after as many messages as one browser may send', async () => {
    show();
    await sendOneTooMany();
    expect(send).toHaveBeenCalledTimes(sendingLimit.count);
    expect(screen.getByRole('status')).toHaveTextContent(words.limit);
    expect(values()).toEqual(enquiry);
    await act(() => jest.advanceTimersByTimeAsync(sendingLimit.period));
    await user.click(sendButton());
    await ok();
    expect(send).toHaveBeenCalledTimes(sendingLimit.count + 1);
  });

  it('is also that a message may have arrived, where it says that it waits', async () => {
    show();
    await sendOneTooMany();
    await act(() => jest.advanceTimersByTimeAsync(sendingLimit.period));
    otherTab().press(currentId(), false);
    hearOfIt();
    expect(screen.getByText(words.unanswered)).toBeVisible();
  });

  it('is that little room is left, when the end comes near, and that no more fits', async () => {
    show();
    const hint = () => field('message').getAttribute('aria-describedby');
    fireEvent.input(field('message'), { target: { value: 'x'.repeat(enquiryLimit / 2) } });
    expect(hint()).not.toContain('hint');
    fireEvent.input(field('message'), { target: { value: 'x'.repeat(enquiryLimit - 1_500) } });
    expect(field('message')).toHaveAccessibleDescription(expect.stringContaining(words.littleRoom));
    await user.click(field('message'));
    await user.paste('x'.repeat(1_000_000));
    expect(field('message').value).toHaveLength(enquiryLimit - 1_500);
    expect(screen.getByText(words.noRoom)).toBeVisible();
    await user.keyboard('x');
    expect(screen.queryByText(words.noRoom)).toBeNull();
  });
});

describe('a page that is left in the seconds before a fast message goes out', () => {
  it('sends it at once', async () => {
    show();
    await fill(enquiry);
    await user.click(sendButton());
    expect(send).not.toHaveBeenCalled();
    await act(async () => void fireEvent(window, new Event('pagehide')));
    expect(send).toHaveBeenCalledTimes(1);
    await ok();
  });
});

describe('a field that cannot take what is put into it', () => {
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

  it('still says that it kept a digit out when the focus has left it', async () => {
    show();
    await user.type(field('phone'), '00442079460');
    await user.tab();
    expect(field('phone')).toHaveValue('0044207946');
    expect(screen.getByText(words.phoneDigits)).toBeVisible();
    await user.type(field('user_name'), 'A');
    expect(screen.queryByText(words.phoneDigits)).toBeNull();
  });

  it('says why it has kept a paste out, also where it says already that it is blank', async () => {
    show();
    await user.click(sendButton());
    expect(screen.getAllByText(words.blank).length).toBeGreaterThan(0);
    await user.click(field('message'));
    await user.paste('x'.repeat(enquiryLimit + 1));
    expect(screen.getByText(words.noRoom)).toBeVisible();
    await user.type(field('message'), 'x');
    expect(screen.queryByText(words.noRoom)).toBeNull();
  });

  it('takes a pasted number without its separators, and refuses one that is too long', async () => {
    show();
    await user.click(field('phone'));
    await user.paste('\u202a(912)\u00a0345–6789\u202c');
    expect(field('phone')).toHaveValue('9123456789');
    await user.clear(field('phone'));
    await user.paste('+44 20 7946 0958');
    expect(field('phone')).toHaveValue('');
    expect(screen.getByText(words.phoneDigits)).toBeVisible();
  });
});
