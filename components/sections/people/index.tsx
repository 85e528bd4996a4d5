import { Picture } from '@/components/ui/picture';
import { SectionShell } from '@/components/ui/section-shell';
import { SiteLink } from '@/components/ui/site-link';
import { personPath } from '@/lib/addresses';
import { peopleOf, type NamedPerson } from '@/site/people';
import type { SectionOf } from '@/lib/schemas/sections';
import styles from './people.module.css';

interface PeopleProps {
  section: SectionOf<'people'>;
  /** In the place of those in content/people: the style guide's samples. */
  people?: readonly NamedPerson[];
}

/** The people of the company, each with what to ask them about, and the way to their page; nothing where nobody is named. */
export function People({ section, people = peopleOf(section.only) }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <SectionShell {...section}>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id} className="card-link">
            {person.picture && <Picture picture={person.picture} sizes="(min-width: 768px) 20rem, 100vw" small />}
            <h3 className="text-title">
              <SiteLink href={personPath(person)} className="card-link-target">
                {person.name}
              </SiteLink>
            </h3>
            <p className={styles.role}>{person.role}</p>
            <p>{person.about}</p>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
