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

/** A finding in words. */
export function wordsOf({ subject, text, where }: Pick<Finding, 'subject' | 'text' | 'where'>): string {
  return `${subject}: ${text}${where ? ` Change ${where}.` : ''}`;
}
