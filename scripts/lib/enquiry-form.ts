import type { IncomingMessage } from 'node:http';

import busboy from 'busboy';

import { readBody, Refusal } from './http';

/** The largest enquiry in bytes, all fields and their multipart frame together, and its most fields. */
const enquiryLimits = { bytes: 64 * 1024, fields: 30 };

/** What the visitor typed: values by field name, in the order of the form. */
export type Enquiry = ReadonlyMap<string, string>;

/** What the EmailJS library adds to the form (its `sendForm`): how to send, not what was typed. */
const serviceFields = ['lib_version', 'service_id', 'template_id', 'user_id'];

/** EmailJS refuses a request without its identifiers, `lib_version` apart. */
const identifiers = ['service_id', 'template_id', 'user_id'];

/** Never empty in an enquiry (docs/requirements.md, "Enquiry form"). */
const requiredFields = ['user_name', 'user_email', 'message'];

function parseFields(body: Buffer, headers: IncomingMessage['headers']): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const malformed = (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      reject(new Refusal(400, `The form data is malformed: ${reason}.`));
    };
    const tooMany = () => reject(new Refusal(413, `The form has more than ${enquiryLimits.fields} fields.`));

    let parser: busboy.Busboy;
    try {
      parser = busboy({
        headers,
        // Browsers write field names in UTF-8 (HTML Standard, multipart/form-data encoding algorithm).
        defParamCharset: 'utf8',
        limits: { fields: enquiryLimits.fields, parts: enquiryLimits.fields + 1 },
      });
    } catch (error) {
      malformed(error);
      return;
    }
    parser.on('field', (name: string | undefined, value: string | undefined) => {
      if (!name) malformed('a field has no name');
      else fields.set(name, fields.has(name) ? `${fields.get(name)}\n${value ?? ''}` : (value ?? ''));
    });
    parser.on('file', (name, file) => {
      file.on('error', () => undefined).resume();
      reject(new Refusal(400, `The field ${name} is a file; an enquiry carries none.`));
    });
    parser.on('fieldsLimit', tooMany);
    parser.on('partsLimit', tooMany);
    parser.on('error', malformed);
    parser.on('close', () => resolve(fields));
    parser.end(body);
  });
}

/**
 * Reads and checks one enquiry as the EmailJS library posts it: multipart form data with the form's fields,
 * and after them `lib_version`, `service_id`, `template_id` and `user_id`.
 *
 * @param request a request whose body nobody has read.
 * @returns the visitor's fields, unchanged.
 * @throws Refusal with a 4xx status and a sentence: wrong type, too large, too many fields, a file,
 *   malformed, an identifier missing, a required field blank.
 */
export async function readEnquiry(request: IncomingMessage): Promise<Enquiry> {
  if (!/^multipart\/form-data(;|$)/i.test(request.headers['content-type']?.trim() ?? '')) {
    throw new Refusal(415, 'The Content-Type has to be multipart/form-data.');
  }
  const body = await readBody(request, enquiryLimits.bytes);
  const fields = await parseFields(body, request.headers);

  for (const name of [...identifiers, ...requiredFields]) {
    if (!fields.get(name)?.trim()) throw new Refusal(400, `The field ${name} is missing or blank.`);
  }
  for (const name of serviceFields) fields.delete(name);
  return fields;
}
