import { form } from '@/content/interface';

/** A valid enquiry that mixes several scripts and characters that need escaping. */
export const enquiry = {
  about: '',
  user_name: 'Ólafur 李小龍',
  company: 'Hauskauf & Söhne',
  phone: '9123456789',
  user_email: 'mei.lin@example.com',
  enquiryType: form.enquiryTypes[0],
  message: 'வணக்கம்\n\n  “第二行” 🏠 & <b>= %0A\nThird line',
} satisfies Readonly<Record<keyof typeof form.fields, string>>;

/** The fields that are typed into, in the order of the form: `about` comes from a link, the type is chosen. */
export const typedFields = (Object.keys(form.fields) as (keyof typeof form.fields)[]).filter(
  (name) => name !== 'about' && name !== 'enquiryType',
);
