import { act, fireEvent, render, screen } from '@testing-library/react';
import { form as words } from '@/content/interface';
import { field, fill, fillAndSend, ok, otherTab, send, setUpForm, show, TestForm, user, values } from './test-form';
import { emptyEnquiry, enquiry } from './test-values';

jest.mock('./send-enquiry');
setUpForm();

describe('the page that the enquiry is about', () => {
  const names = new URLSearchParams({ 'power-apps': 'Power Apps', ciam: 'Identity & access' }).toString();
  const showWith = (hash: string) => {
    history.replaceState({ kept: true }, '', `/contact?q=1${hash}`);
    return render(
      <div data-page-names={names}>
        <TestForm />
      </div>,
    );
  };
  const line = (name: string) =>
    screen.queryByText((_, element) => element?.textContent === `${words.fields.about}: ${name}`);
  afterEach(() => history.replaceState(null, '', '/'));

  it('is taken out of the address, shown, sent and kept in the draft', async () => {
    const { unmount } = showWith('#about=ciam');
    expect(line('Identity & access')).toBeVisible();
    expect([location.pathname, location.search, location.hash, history.state]).toEqual([
      '/contact',
      '?q=1',
      '',
      { kept: true, about: 'Identity & access' },
    ]);
    await fillAndSend(enquiry);
    expect(send).toHaveBeenCalledWith(
      { ...enquiry, about: 'Identity & access' },
      expect.any(String),
      expect.anything(),
    );
    await ok();
    expect(line('Identity & access')).toBeNull();
    unmount();

    showWith('#about=power-apps').unmount();
    show();
    expect(line('Power Apps')).toBeVisible();
  });

  it('can be removed, for good', async () => {
    const { unmount } = showWith('#about=ciam');
    await user.click(screen.getByRole('button', { name: `${words.removeAbout} Identity & access` }));
    expect(line('Identity & access')).toBeNull();
    expect(field('user_name')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(words.aboutRemoved);
    unmount();
    show();
    expect(values()).toEqual(emptyEnquiry);
  });

  it('goes to another page’s form with the message alone, and comes back with a reload of its own', async () => {
    showWith('#about=ciam').unmount();
    const state: unknown = history.state;
    history.replaceState(null, '', '/');
    const { unmount } = show();
    expect(values()).toEqual(emptyEnquiry);
    unmount();

    history.replaceState(state, '', '/contact');
    const { unmount: leave } = show();
    expect(line('Identity & access')).toBeVisible();
    await fill(enquiry);
    leave();
    history.replaceState(null, '', '/');
    show();
    expect(values()).toEqual({ ...enquiry, about: 'Identity & access' });
  });

  it('that a link names for a message that may have arrived does not hide this', () => {
    otherTab().press(otherTab().typed('', enquiry), false);
    showWith('#about=ciam');
    expect(values()).toEqual({ ...enquiry, about: 'Identity & access' });
    expect(screen.getByText(words.unanswered)).toBeVisible();
  });

  it('changes with the address, and is none where the address names no page', async () => {
    showWith('#about=constructor');
    expect(values().about).toBe('');
    expect(location.hash).toBe('#about=constructor');
    history.replaceState(null, '', '#about=power-apps');
    act(() => void fireEvent(window, new HashChangeEvent('hashchange')));
    expect(line('Power Apps')).toBeVisible();
  });
});
