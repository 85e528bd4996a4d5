import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The maximum size of a request body in bytes. */
const maxBytes = 64 * 1024;

/** The visitor's input: values by field name, in the order of the form. */
export type Enquiry = ReadonlyMap<string, string>;

/** A rejected request; the response has its message as text and `status` (4xx). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** EmailJS rejects requests without these. */
const identifiers = ['service_id', 'template_id', 'user_id'];

/** See docs/requirements.md, "Enquiry form". */
const requiredFields = ['user_name', 'user_email', 'message'];

/**
 * Reads and validates an enquiry as the EmailJS library posts it: form data with the form's fields, followed by
 * `lib_version`, `service_id`, `template_id` and `user_id`.
 * @returns the visitor's fields, unchanged
 * @throws Refusal when it is too large or malformed, or lacks an identifier or a required field
 */
export async function readEnquiry(request: IncomingMessage): Promise<Enquiry> {
  // Read to the end even when too large, because clients read the response only after sending the whole body.
  const body = await buffer(request);
  if (body.length > maxBytes) throw new Refusal(413, `The request is larger than ${maxBytes} bytes.`);
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
