import { form } from '@/content/interface';
import { fieldNames, type EnquiryValues } from './validation';

/**
 * The longest mail link in characters: Windows hands a program at most 2,048 of them, and drops a longer link
 * without a word.
 */
export const mailLinkLength = 1_900;

/** The enquiry as a text to paste or mail: the fields that are filled, then the message. */
export function enquiryText(values: EnquiryValues): string {
  const lines = fieldNames.flatMap((field) =>
    field !== 'message' && values[field] ? [`${form.fields[field]}: ${values[field]}`] : [],
  );
  return [...lines, '', values.message].join('\n');
}

/**
 * A link that opens the visitor's mail program with the enquiry in it (RFC 6068). What is too long is cut between
 * two characters, and the mail says so; nothing is cut in the form.
 *
 * @returns `complete`: whether all of it is in the link
 */
export function mailLink(email: string, values: EnquiryValues) {
  const start = `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encode(form.mailSubject)}&body=`;
  const body = enquiryText(values);
  const href = start + encode(body);
  if (href.length <= mailLinkLength) return { href, complete: true };

  const note = encode(`\n\n${form.failure.cutHere}`);
  const room = mailLinkLength - start.length - note.length;
  let beginning = '';
  for (const character of body) {
    const longer = beginning + encode(character);
    if (longer.length > room) break;
    beginning = longer;
  }
  return { href: start + beginning + note, complete: false };
}

/** Percent-encoded, line breaks as RFC 6068 wants them; half a character (a lone surrogate) becomes U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n|\r|\n/g, '\r\n'));
}
