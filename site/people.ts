import { company } from '@/content/company';
import data from '@/generated/content/people.json' with { type: 'json' };
import type { Person } from '@/lib/schemas/people';
import { visible } from './visible';

/** A person with the id of their file in content/people. */
export interface NamedPerson extends Person {
  readonly id: string;
}

const written: Readonly<Record<string, Person>> = data;

/** Everybody who is named on the site, in the order of content/order.yaml */
export const people: readonly NamedPerson[] = visible(
  Object.entries(written).map(([id, person]) => ({ id, ...person })),
);

/**
 * The people with these ids, in this order; without ids everybody. Hidden drafts are left out.
 * @throws Error when content/people has no such file
 */
export function peopleOf(ids?: readonly string[]): NamedPerson[] {
  const unknown = ids?.find((id) => !written[id]);
  if (unknown) throw new Error(`content/people has no file “${unknown}.yaml”.`);
  return ids ? ids.flatMap((id) => people.find((person) => person.id === id) ?? []) : [...people];
}

/** The person who answers enquiries, where one is named. @throws Error when content/people has no such file */
export const contactPerson: NamedPerson | undefined = company.contactPerson
  ? peopleOf([company.contactPerson])[0]
  : undefined;
