import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Refusal } from './http';

/** The largest enquiry in bytes, all fields and their multipart frame together. */
const mostBytes = 64 * 1024;

/** What the visitor typed: values by field name, in the order of the form. */
export type Enquiry = ReadonlyMap<string, string>;

/** EmailJS refuses a request without its identifiers. */
const identifiers = ['service_id', 'template_id', 'user_id'];

/** Never empty in an enquiry (docs/requirements.md, "Enquiry form"). */
const requiredFields = ['user_name', 'user_email', 'message'];

/**
 * Reads and checks one enquiry as the EmailJS library posts it: multipart form data with the form's fields,
 * and after them `lib_version`, `service_id`, `template_id` and `user_id`.
 * @returns the visitor's fields, unchanged.
 * @throws Refusal with a 4xx status and a sentence: wrong type, too large, a file, malformed, an identifier missing, a
 *   required field blank.
 */
export async function readEnquiry(request: IncomingMessage): Promise<Enquiry> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data(;|$)/i.test(type)) {
    throw new Refusal(415, 'The Content-Type has to be multipart/form-data.');
  }
  // Read to its end even when it is too large: who sends it listens only then.
  const body = await buffer(request);
  if (body.length > mostBytes) throw new Refusal(413, `The request is larger than ${mostBytes} bytes.`);
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => Promise.reject(new Refusal(400, 'The form data is malformed.')));
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw new Refusal(400, `The field ${name} is a file; an enquiry carries none.`);
    fields.set(name, fields.has(name) ? `${fields.get(name)}\n${value}` : value);
  }
  for (const name of [...identifiers, ...requiredFields]) {
    if (!fields.get(name)?.trim()) throw new Refusal(400, `The field ${name} is missing or blank.`);
  }
  for (const name of ['lib_version', ...identifiers]) fields.delete(name);
  return fields;
}
