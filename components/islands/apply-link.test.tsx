import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company } from '@/content/company';
import { home } from '@/content/home';
import { form as words } from '@/content/interface';
import { anchors, homeSection } from '@/content/routes';
import { ApplyLink } from './apply-link';
import { forgetDraft, readDraft, saveDraft } from './enquiry-form/draft';
import { EnquiryForm } from './enquiry-form/enquiry-form';
import { findForm, readValues } from './enquiry-form/form-element';
import { emptyEnquiry } from './enquiry-form/test-values';
import { career } from './enquiry-form/validation';

jest.mock('./enquiry-form/send-enquiry');

beforeEach(() => saveDraft(emptyEnquiry));

const user = userEvent.setup();
const show = () => render(<EnquiryForm email={company.email} phoneHint="" />);
const values = () => readValues(findForm() as HTMLFormElement);
const apply = () => screen.getByRole('link', { name: new RegExp(`^${home.careers.apply}`) });

it('is a plain link to the form that chooses Career there', async () => {
  render(
    <>
      <ApplyLink role="Engineer">{home.careers.apply}</ApplyLink>
      <EnquiryForm email={company.email} phoneHint="" />
    </>,
  );
  expect(apply()).toHaveAttribute('href', homeSection(anchors.contact));
  await user.click(apply());
  expect(screen.getByRole('radio', { name: career })).toBeChecked();
  expect(screen.getByLabelText(words.fields.message)).toHaveAttribute('placeholder', words.placeholder.career);
});

it('chooses Career also in a form that wakes later, once', async () => {
  const { unmount } = render(<ApplyLink role="Engineer">{home.careers.apply}</ApplyLink>);
  await user.click(apply());
  unmount();
  show().unmount();
  expect(readDraft()?.values.enquiryType).toBe(career);
  forgetDraft({ ...emptyEnquiry, enquiryType: career });
  show();
  expect(values()).toEqual(emptyEnquiry);
});

it('leaves this form alone when it opens another tab', async () => {
  render(<ApplyLink role="Engineer">{home.careers.apply}</ApplyLink>);
  fireEvent.click(apply(), { ctrlKey: true });
  show();
  expect(values()).toEqual(emptyEnquiry);
});
