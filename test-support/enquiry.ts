import { form } from '@/content/interface';

/** An enquiry that may be sent, with characters of several scripts. */
export const enquiry = {
  about: '',
  user_name: 'Ólafur 李小龍',
  company: 'Hauskauf & Söhne',
  phone: '9123456789',
  user_email: 'mei.lin@example.com',
  enquiryType: form.enquiryTypes[0],
  message: 'வணக்கம்\n\n  “第二行” 🏠 & <b>= %0A\nThird line',
};
