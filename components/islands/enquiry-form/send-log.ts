import { draftHours } from '@/content/interface';
import { browserStorage } from './browser-storage';
import { fieldNames, type EnquiryValues } from './validation';

/** The beginning of the localStorage keys of this log; the message's key follows. One entry each: tabs write at once. */
export const sendLogPrefix = 'enquiry-send-';

/** As long (ms) as a draft, or a tab that the browser froze, may hold the message. */
const lifetime = draftHours * 60 * 60 * 1000;

/** A press of Send in this browser. Holds nothing of the message's text. */
interface SendRecord {
  /** Whether the mail service has taken the message; until then its answer is outstanding. */
  readonly sent: boolean;
  /** When it was taken, or Send was pressed: ms since 1970. */
  readonly at: number;
}

/** Tells messages apart: a 53-bit hash (cyrb53) of all fields, so that no text is kept. */
export function messageKey(values: EnquiryValues): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of JSON.stringify(fieldNames.map((field) => values[field]))) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** Notes that a message leaves now. A record that stays like this says that its page ended before the answer came. */
export function logSending(values: EnquiryValues): void {
  for (const entry of browserStorage.keys(sendLogPrefix)) {
    if (!parse(browserStorage.read(entry), Date.now())) browserStorage.remove(entry);
  }
  write(values, false);
}

/** Notes the service's answer, also one that came after the visitor had stopped waiting for it. */
export function logAnswer(values: EnquiryValues, sent: boolean): void {
  if (sent) write(values, true);
  else if (!read(values)?.sent) browserStorage.remove(sendLogPrefix + messageKey(values));
}

/**
 * Whether the service has taken this message, from any tab of this browser, since it was last changed in this one.
 * Whoever writes the same words again after that means a second message.
 *
 * @param changedAt when the message was last changed, ms since 1970; 0 when it has only been restored
 */
export function wasSent(values: EnquiryValues, changedAt: number, now = Date.now()): boolean {
  const record = read(values, now);
  return Boolean(record?.sent) && (record?.at ?? 0) >= changedAt;
}

/** Whether Send was pressed for this message as it stands, and no answer is known. */
export function isUnanswered(values: EnquiryValues, changedAt: number): boolean {
  const record = read(values);
  return record?.sent === false && record.at >= changedAt;
}

function read(values: EnquiryValues, now = Date.now()): SendRecord | undefined {
  return parse(browserStorage.read(sendLogPrefix + messageKey(values)), now);
}

function write(values: EnquiryValues, sent: boolean): void {
  const record: SendRecord = { sent, at: Date.now() };
  browserStorage.write(sendLogPrefix + messageKey(values), JSON.stringify(record));
}

function parse(text: string | null, now: number): SendRecord | undefined {
  try {
    const record = JSON.parse(text ?? '') as SendRecord;
    return now - record.at < lifetime ? record : undefined;
  } catch {
    return undefined;
  }
}
