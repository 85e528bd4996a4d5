import { act, fireEvent, screen } from '@testing-library/react';
import { expireMessages, textLifetime } from '@/components/enhancements/stored-messages';
import { form as words } from '@/content/interface';
import { messageIdName, messageStateName, readValue, setValue } from './form-element';
import { messages } from './messages';
import { preloadEmailjs } from './send-enquiry';
import {
  answer,
  currentId,
  field,
  fill,
  formElement,
  hearOfIt,
  newVisitor,
  ok,
  otherTab,
  send,
  sendButton,
  setUpForm,
  settle,
  show,
  showUnhydrated,
  user,
  values,
} from './test-form';
import { emptyEnquiry, enquiry } from './test-values';
import { career, fieldNames } from './validation';

jest.mock('./send-enquiry');
setUpForm();

/** Notes what stands in the form. @returns opens a page in which the browser has restored it, and hydrates that */
function restorable(): () => Promise<void> {
  const names = [...fieldNames, messageIdName, messageStateName] as const;
  const noted = names.map((name) => [name, readValue(formElement(), name)] as const);
  return async () => {
    const hydrate = await showUnhydrated();
    for (const [name, value] of noted) setValue(formElement(), name, value);
    await hydrate();
  };
}

describe('what was typed', () => {
  it('comes back with the next visit, the type and its placeholder too', async () => {
    const { unmount } = show();
    await fill({ ...enquiry, enquiryType: career });
    unmount();
    show();
    expect(values()).toEqual({ ...enquiry, enquiryType: career });
    expect(field('message')).toHaveAttribute('placeholder', words.placeholder.career);
  });

  it('before the form was hydrated is not touched; a draft fills what is still empty', async () => {
    const hydrate = await showUnhydrated();
    field('user_name').value = 'typed early';
    (screen.getByRole('radio', { name: career }) as HTMLInputElement).checked = true;
    messages.typed('', { ...enquiry, user_name: 'older', enquiryType: words.enquiryTypes[2] });

    const consoleErrors = jest.spyOn(console, 'error');
    await hydrate();
    expect(values()).toEqual({ ...enquiry, user_name: 'typed early', enquiryType: career });
    expect(field('message')).toHaveAttribute('placeholder', words.placeholder.career);
    expect(messages.last()?.values.user_name).toBe('typed early');
    expect(preloadEmailjs).toHaveBeenCalled();
    expect(consoleErrors).not.toHaveBeenCalled();
  });

  it('before the form was hydrated does not hide that the draft may have arrived', async () => {
    otherTab().press(otherTab().typed('', enquiry), false);
    const hydrate = await showUnhydrated();
    field('user_name').value = 'typed early';
    await hydrate();
    expect(values()).toEqual({ ...enquiry, user_name: 'typed early' });
    expect(screen.getByText(words.unanswered)).toBeVisible();
  });

  it('before the form was hydrated is reduced to the digits of a phone', async () => {
    const hydrate = await showUnhydrated();
    field('phone').value = '(912) 345-6789 ext';
    await hydrate();
    expect(field('phone')).toHaveValue('9123456789');
  });

  it('is removed where another tab has sent the very same message, and not another one', async () => {
    show();
    await fill(enquiry);
    const before = currentId();
    await user.type(field('message'), '!');
    const sendElsewhere = (id: string) => {
      otherTab().answer(id, 'yes');
      hearOfIt();
    };
    sendElsewhere(before);
    expect(values()).toEqual({ ...enquiry, message: `${enquiry.message}!` });
    sendElsewhere(currentId());
    expect(values()).toEqual(emptyEnquiry);
  });

  it('by a form-filler, without an event, is not taken for the message that another tab has sent', async () => {
    show();
    await fill(enquiry);
    otherTab().answer(currentId(), 'yes');
    field('message').value = 'another message';
    hearOfIt();
    expect(values().message).toBe('another message');
  });

  it('in another tab stays its draft, whatever an empty form hears of it', () => {
    show();
    otherTab().typed('', enquiry);
    hearOfIt();
    expect(messages.last()?.values).toEqual(enquiry);
  });

  it('is removed where it was sent while the page lay in the back/forward cache', async () => {
    show();
    await fill(enquiry);
    otherTab().answer(currentId(), 'yes');
    const comeBack = (persisted: boolean) =>
      act(() => void fireEvent(window, Object.assign(new Event('pageshow'), { persisted })));
    comeBack(false);
    expect(values()).toEqual(enquiry);
    comeBack(true);
    expect(values()).toEqual(emptyEnquiry);
  });

  it('does not come back with a page left and opened again, after another tab has sent it', async () => {
    const { unmount } = show();
    await fill(enquiry);
    otherTab().answer(currentId(), 'yes');
    unmount();
    show();
    expect(values()).toEqual(emptyEnquiry);
  });

  it('is not sent again where the browser restores a form whose message has been sent', async () => {
    const hydrate = await showUnhydrated();
    field('message').value = enquiry.message;
    const id = otherTab().typed('', enquiry);
    setValue(formElement(), messageIdName, id);
    otherTab().answer(id, 'yes');
    await hydrate();
    expect(values()).toEqual(emptyEnquiry);
    expect(screen.getByRole('status')).toHaveTextContent(words.arrived);
    await user.click(sendButton());
    expect(screen.queryByText(words.blank)).toBeNull();
  });

  it.each([
    [
      'its words are forgotten',
      () => {
        expireMessages(() => localStorage, Date.now() + textLifetime);
        Object.assign(messages, otherTab());
      },
    ],
    ['nothing can be stored', newVisitor],
  ])('and may have arrived says so in a form that the browser restores where %s', async (_, forget) => {
    const { unmount } = show();
    await fill(enquiry);
    send.mockImplementation(answer('silence'));
    await user.click(sendButton());
    await settle();
    await ok();
    const id = currentId();
    const restore = restorable();
    unmount();
    forget();
    send.mockClear();

    await restore();
    expect(values()).toEqual(enquiry);
    expect(screen.getByText(words.unanswered)).toBeVisible();
    await user.click(sendButton());
    await settle();
    expect(send).toHaveBeenCalledWith(enquiry, id, expect.anything());
    await ok();
  });

  it('and was never sent says nothing of it in a form that the browser restores where nothing can be stored', async () => {
    const { unmount } = show();
    await fill(enquiry);
    const restore = restorable();
    unmount();
    newVisitor();
    await restore();
    expect(values()).toEqual(enquiry);
    expect(screen.queryByText(words.unanswered)).toBeNull();
  });

  it('comes with a word where its page was closed before the answer, and is sent when the visitor asks for it', async () => {
    const { unmount } = show();
    await fill(enquiry);
    const id = currentId();
    otherTab().press(id, false);
    unmount();
    show();
    expect(values()).toEqual(enquiry);
    expect(screen.getByText(words.unanswered)).toBeVisible();
    await user.click(sendButton());
    await settle();
    expect(send).toHaveBeenCalledWith(enquiry, id, expect.anything());
    await ok();
  });

  it('is another message when it is changed: the word goes, and so does the id', async () => {
    show();
    await fill(enquiry);
    const id = currentId();
    otherTab().press(id, false);
    hearOfIt();
    expect(screen.getByText(words.unanswered)).toBeVisible();
    await user.type(field('message'), 'x');
    expect(screen.queryByText(words.unanswered)).toBeNull();
    expect(currentId()).not.toBe(id);
  });

  it('and is on its way from another tab is not sent before the visitor was told', async () => {
    show();
    await fill(enquiry);
    otherTab().press(currentId(), false);
    await user.dblClick(sendButton());
    await settle();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent(words.unanswered);
  });

  it('and was sent after all is not sent again: the form is emptied and says that it has arrived', async () => {
    show();
    await fill(enquiry);
    otherTab().answer(currentId(), 'yes');
    await user.click(sendButton());
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent(words.arrived);
    expect(values()).toEqual(emptyEnquiry);
    expect(screen.queryByText(words.blank)).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('as another message before the form was hydrated leaves the draft for the next visit', async () => {
    const draft = { ...enquiry, message: 'A long letter, half done' };
    messages.typed('', draft);
    const hydrate = await showUnhydrated();
    field('message').value = 'Hello';
    await hydrate();
    expect(values()).toEqual({ ...emptyEnquiry, message: 'Hello' });
    await user.clear(field('message'));
    expect(messages.last()?.values).toEqual(draft);
  });
});
