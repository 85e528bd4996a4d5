import { fireEvent } from '@testing-library/react';
import { form as words } from '@/content/interface';
import { field, fill, send, sendButton, setUpForm, settle, show, user } from './test-form';
import { enquiry } from './test-values';
import type { FieldName } from './validation';

jest.mock('./send-enquiry');
setUpForm();

describe('what a form-filler writes', () => {
  const write = (name: FieldName, value: string) => fireEvent.input(field(name), { target: { value } });

  it('into the phone leaves its digits, or the reason why nothing is left', () => {
    show();
    write('phone', '٢١٢ ٥٥٥ ٠١٤٢');
    expect(field('phone')).toHaveValue('2125550142');
    write('phone', 'call me');
    expect(field('phone')).toHaveValue('');
    expect(field('phone')).toHaveAccessibleDescription(expect.stringContaining(words.phoneDigits));
  });

  it('is sent without what nobody sees, which alone is no name and no message', async () => {
    show();
    await fill({
      ...enquiry,
      user_name: '\u200bMei Lin',
      user_email: '\u2060mei@example.com\u00a0',
      message: '\u200b',
    });
    await user.click(sendButton());
    expect(field('message')).toHaveAccessibleDescription(words.blank);
    await fill(enquiry);
    write('user_name', '\u200bMei\u00a0Lin');
    write('user_email', '\u2060mei@example.com\u00a0');
    await user.click(sendButton());
    await settle();
    const sent = { ...enquiry, user_name: 'Mei Lin', user_email: 'mei@example.com' };
    expect(send).toHaveBeenCalledWith(sent, expect.any(String), expect.anything());
  });
});
