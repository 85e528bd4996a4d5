import { company } from '@/content/company';
import { people as source } from '@/content/people';
import { parseContent } from '@/lib/parse-content';
import { peopleSchema, type Person } from '@/lib/schemas/people';
import { visible } from './visible';

/** A person with the id by which content/people.ts has them. */
export interface NamedPerson extends Person {
  readonly id: string;
}

const checked = parseContent('content/people.ts', peopleSchema, source);

/** Everybody who is named on the site, checked. @throws Error that names the field and what was expected */
export const people: readonly NamedPerson[] = visible(
  Object.entries(checked).map(([id, person]) => ({ id, ...person })),
);

/**
 * The people with these ids, in this order; without ids everybody. Hidden drafts are left out.
 * @throws Error when content/people.ts has no such id
 */
export function peopleOf(ids?: readonly string[]): NamedPerson[] {
  const unknown = ids?.find((id) => !checked[id]);
  if (unknown) throw new Error(`content/people.ts has nobody with the id “${unknown}”.`);
  return ids ? ids.flatMap((id) => people.find((one) => one.id === id) ?? []) : [...people];
}

/** Who answers an enquiry first, where somebody is named. @throws Error when content/people.ts has no such id */
export const contactPerson: NamedPerson | undefined = company.contactPerson
  ? peopleOf([company.contactPerson])[0]
  : undefined;

/** The address of a person's own page. */
export function personPath({ id }: Pick<NamedPerson, 'id'>): string {
  return `/people/${id}`;
}
