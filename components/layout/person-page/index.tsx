import { personWords } from '@/content/interface';
import { DraftMark } from '@/components/ui/draft-mark';
import { SectionShell } from '@/components/ui/section-shell';
import { SiteLink } from '@/components/ui/site-link';
import { StructuredData } from '@/components/ui/structured-data';
import { personPath } from '@/lib/addresses';
import { enquiryHref } from '@/site/enquiry-href';
import { articles } from '@/site/articles';
import { breadcrumbOf } from '@/site/breadcrumb';
import type { NamedPerson } from '@/site/people';
import { personGraph } from '@/site/structured-data';
import { SectionBanner } from '../section-banner';

/** A person of the company: what to ask them about, what they have written here, where else to find them. */
export function PersonPage({ person }: { person: NamedPerson }) {
  const { name, role, about, profiles, picture = personWords.picture } = person;
  const written = articles.filter(({ author }) => author === person.id);
  return (
    <>
      <DraftMark draft={person.draft} />
      <SectionBanner
        crumbs={breadcrumbOf({ family: 'person', name: person.name, path: personPath(person) })}
        title={name}
        lead={about}
        picture={picture}
        note={role}
        action={{ label: personWords.action, href: enquiryHref(personPath(person)) }}
      />
      {written.length > 0 && (
        <SectionShell title={personWords.written} layout="split">
          <ul className="ruled text-base">
            {written.map(({ path, title }) => (
              <li key={path} className="py-4">
                <SiteLink href={path} className="text-link underline">
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </SectionShell>
      )}
      {profiles.length > 0 && (
        <SectionShell title={personWords.profiles} ground="mist" layout="split">
          <ul className="ruled text-base">
            {profiles.map(({ name: place, url }) => (
              <li key={url} className="py-4">
                <a href={url} rel="external me" className="text-link underline">
                  {place}
                </a>
              </li>
            ))}
          </ul>
        </SectionShell>
      )}
      <StructuredData graph={personGraph(person)} />
    </>
  );
}
