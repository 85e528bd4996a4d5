/** Something that the report says of a page. */
export interface Finding {
  readonly route: string;
  /** `error` stops CI; `notice` is for a person to judge; `deliberate` is as the requirements have it. */
  readonly level: 'error' | 'notice' | 'deliberate';
  /** What it is about, such as 'title' or 'link preview'. */
  readonly subject: string;
  /** What is so, in a sentence that a marketing colleague understands. */
  readonly text: string;
  /** Where to change it. */
  readonly where?: string;
}

/** What a check has to say, before it is known of which page. */
export type Said = Omit<Finding, 'route'>;

/** Makes what checks say, of one level each; `where` is the file to change. */
const saying =
  (level: Finding['level']) =>
  (subject: string, text: string, where?: string): Said => ({ level, subject, text, where });

export const error = saying('error');
export const notice = saying('notice');
export const deliberate = saying('deliberate');

/** What checks have to say of a page; `file` is where to change it unless they say otherwise. */
export function findingsOf(route: string, said: Iterable<Said>, file?: string): Finding[] {
  return Array.from(said, (one) => ({ route, ...one, where: one.where ?? file }));
}

/** A finding in words. */
export function wordsOf({ subject, text, where }: Said): string {
  return `${subject}: ${text}${where ? ` Change ${where}.` : ''}`;
}
