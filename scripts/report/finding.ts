/** One entry of the report. */
export interface Finding {
  readonly route: string;
  /** `error` fails CI; `notice` is for a person to judge; `deliberate` is an exception in the requirements. */
  readonly level: 'error' | 'notice' | 'deliberate';
  /** Such as 'title' or 'link preview'. */
  readonly subject: string;
  /** A sentence that marketing colleagues understand. */
  readonly text: string;
  /** The file to change. */
  readonly where?: string;
}

/** A finding without its page. */
export type Remark = Omit<Finding, 'route'>;

/** Returns a factory for remarks of a level; `where` is the file to change. */
const remarkOf =
  (level: Finding['level']) =>
  (subject: string, text: string, where?: string): Remark => ({ level, subject, text, where });

export const error = remarkOf('error');
export const notice = remarkOf('notice');
export const deliberate = remarkOf('deliberate');

/** Assigns remarks to a page; `file` is the default for `where`. */
export function findingsOf(route: string, remarks: Iterable<Remark>, file?: string): Finding[] {
  return Array.from(remarks, (remark) => ({ route, ...remark, where: remark.where ?? file }));
}

/** A remark in one line: its subject, what it says, and the file to change. */
export function sentenceOf({ subject, text, where }: Remark): string {
  return `${subject}: ${text}${where ? ` Change ${where}.` : ''}`;
}
