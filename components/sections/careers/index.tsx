import { career } from '@/components/islands/enquiry-form/validation';
import { Day } from '@/components/ui/day';
import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { SectionShell } from '@/components/ui/section-shell';
import { vacancyPath } from '@/lib/addresses';
import type { Home, Vacancy } from '@/lib/schemas/home';
import { company } from '@/content/company';
import { printWords, ui } from '@/content/interface';
import { anchors, homeSection } from '@/content/routes';
import styles from './careers.module.css';

/** The vacancies. Apply leads to the form with the Career type chosen; on paper the mail address is in its place. */
export function Careers({ content }: { content: Home['careers'] }) {
  return (
    <SectionShell id={anchors.careers} title={content.title} intro={content.intro} layout="facing">
      <div className={styles.vacancies}>
        {content.vacancies.map((vacancy) => (
          <VacancyCard key={vacancy.id} vacancy={vacancy} apply={content.apply} />
        ))}
      </div>
    </SectionShell>
  );
}

/** A vacancy, on the ground that its model was rendered for. */
function VacancyCard({ vacancy, apply }: { vacancy: Vacancy; apply: string }) {
  return (
    <article id={vacancy.id} aria-label={vacancy.role} data-ground="mist" className={`vacancy ${styles.vacancy}`}>
      <h3 className="text-heading-3">
        <SiteLink href={vacancyPath(vacancy)} className="hover:underline">
          {vacancy.role}
        </SiteLink>
      </h3>
      <p className="text-title">{vacancy.skills}</p>
      <p className="text-muted">{vacancy.description}</p>
      <Picture picture={vacancy.picture} sizes="(min-width: 640px) 16rem, 30vw" small />
      <p className="text-small text-muted">
        {ui.experience}: <span className="font-semibold text-ink">{vacancy.experience}</span>
        <br />
        {ui.posted}: <Day date={vacancy.posted} />
        {vacancy.until && (
          <>
            <br />
            {ui.applyUntil}: <Day date={vacancy.until} />
          </>
        )}
      </p>
      <div className={styles.way}>
        <SiteLink href={homeSection(anchors.contact)} data-enquiry-type={career} className={`arrow-on ${styles.apply}`}>
          <span>
            {apply}
            <span className="sr-only">: {vacancy.role}</span>
          </span>
        </SiteLink>
        <p className="mt-5 hidden paper:block">
          {printWords.applyLine} <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      </div>
    </article>
  );
}
