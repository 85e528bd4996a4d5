import { ButtonLink } from '@/components/ui/button-link';
import { Day } from '@/components/ui/day';
import { DraftMark } from '@/components/ui/draft-mark';
import { nightSceneOf } from '@/components/ui/picture';
import { SectionShell } from '@/components/ui/section-shell';
import { SiteLink } from '@/components/ui/site-link';
import { StructuredData } from '@/components/ui/structured-data';
import { company } from '@/content/company';
import { ui, vacancyWords } from '@/content/interface';
import { career } from '@/components/islands/enquiry-form/validation';
import { vacancyPath } from '@/lib/addresses';
import { enquiryHref } from '@/site/enquiry-href';
import type { Vacancy } from '@/lib/schemas/home';
import { breadcrumbOf } from '@/site/breadcrumb';
import { home } from '@/site/home';
import { vacancyGraph } from '@/site/structured-data';
import { SectionBanner } from '../section-banner';
import styles from './vacancy-page.module.css';
import { fill } from '@/lib/fill';

/** A vacancy as a page to share and to apply from. */
export function VacancyPage({ vacancy }: { vacancy: Vacancy }) {
  const path = vacancyPath(vacancy);
  const others = home.careers.vacancies.filter(({ id }) => id !== vacancy.id);
  const action = { label: `${home.careers.apply}: ${vacancy.role}`, href: enquiryHref(path, career) };
  return (
    <>
      <DraftMark draft={vacancy.draft} />
      <SectionBanner
        crumbs={breadcrumbOf({ family: 'vacancy', name: vacancy.role, path })}
        title={fill(vacancyWords.title, { role: vacancy.role })}
        lead={vacancy.description}
        picture={{ ...vacancy.picture, scene: nightSceneOf(vacancy.picture.scene) ?? vacancy.picture.scene }}
        action={action}
      />
      <SectionShell title={vacancyWords.work} head="above">
        <div className={styles.duties}>
          <ul className="ruled text-base">
            {vacancy.duties.map((duty) => (
              <li key={duty} className="max-w-text py-3">
                {duty}
              </li>
            ))}
          </ul>
          <dl className={styles.facts}>
            <Fact term={vacancyWords.skills}>{vacancy.skills}</Fact>
            <Fact term={ui.experience}>{vacancy.experience}</Fact>
            <Fact term={vacancyWords.employment}>{vacancyWords.employments[vacancy.employment]}</Fact>
            <Fact term={vacancyWords.place}>{company.city}</Fact>
            <Fact term={ui.posted}>
              <Day date={vacancy.posted} />
            </Fact>
            {vacancy.until && (
              <Fact term={ui.applyUntil}>
                <Day date={vacancy.until} />
              </Fact>
            )}
          </dl>
        </div>
      </SectionShell>
      <SectionShell title={vacancyWords.apply} ground="mist" layout="split">
        <div className="grid justify-items-start gap-6">
          <p className="max-w-text text-base">{vacancyWords.how}</p>
          <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
            {others.map((opening) => (
              <p key={opening.id}>
                {vacancyWords.other}{' '}
                <SiteLink href={vacancyPath(opening)} className="text-link underline">
                  {opening.role}
                </SiteLink>
              </p>
            ))}
          </div>
        </div>
      </SectionShell>
      <StructuredData graph={vacancyGraph(vacancy)} />
    </>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
