import type { IncomingMessage } from 'node:http';

/** The maximum size of an enquiry in bytes. */
const maxBytes = 64 * 1024;

/** A request of up to this many bytes is read to its end, so that its client reads the refusal; no larger one is. */
const maxRead = 1024 * 1024;

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
  const body = await bodyOf(request);
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

/** @throws Refusal when it is too large: before it is read where its length is told, and else at the limit */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const tooLarge = new Refusal(413, `The request is larger than ${maxBytes} bytes.`);
  if (Number(request.headers['content-length']) > maxRead) throw tooLarge;
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop would destroy the connection before the refusal is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxRead) throw tooLarge;
    chunks.push(chunk);
  }
  if (length > maxBytes) throw tooLarge;
  return Buffer.concat(chunks);
}
