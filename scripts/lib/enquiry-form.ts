import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The largest enquiry in bytes, all fields and their multipart frame together. */
const mostBytes = 64 * 1024;

/** What the visitor typed: values by field name, in the order of the form. */
export type Enquiry = ReadonlyMap<string, string>;

/** A request that is refused: its message is the answer's text, `status` the answer's status (4xx). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** EmailJS refuses a request without its identifiers. */
const identifiers = ['service_id', 'template_id', 'user_id'];

/** Never empty in an enquiry (docs/requirements.md, "Enquiry form"). */
const requiredFields = ['user_name', 'user_email', 'message'];

/**
 * Reads and checks one enquiry as the EmailJS library posts it: form data with the form's fields, and after them
 * `lib_version`, `service_id`, `template_id` and `user_id`.
 * @returns the visitor's fields, unchanged.
 * @throws Refusal with a sentence: too large, malformed, an identifier missing, a required field blank.
 */
export async function readEnquiry(request: IncomingMessage): Promise<Enquiry> {
  // Read to its end even when it is too large: who sends it listens only then.
  const body = await buffer(request);
  if (body.length > mostBytes) throw new Refusal(413, `The request is larger than ${mostBytes} bytes.`);
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new Refusal(400, 'The form data is malformed.');
  });
  const fields = new Map([...form].map(([name, value]) => [name, String(value)]));
  for (const name of [...identifiers, ...requiredFields]) {
    if (!fields.get(name)?.trim()) throw new Refusal(400, `The field ${name} is missing or blank.`);
  }
  for (const name of ['lib_version', ...identifiers]) fields.delete(name);
  return fields;
}
