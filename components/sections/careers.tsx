import { ApplyLink } from '@/components/islands/apply-link';
import { SectionShell } from '@/components/layout/section-shell';
import type { Home, Vacancy } from '@/content/home-schema';
import { ui } from '@/content/interface';
import { anchors } from '@/content/routes';
import type { Ground } from '@/content/schema';

/** The two vacancies; Apply leads to the form with the Career type chosen. */
export function Careers({ content }: { content: Home['careers'] }) {
  return (
    <SectionShell id={anchors.careers} title={content.title} intro={content.intro} layout="facing">
      <div className="grid gap-6 md:grid-cols-2">
        {content.vacancies.map((vacancy, index) => (
          <VacancyCard key={vacancy.id} vacancy={vacancy} apply={content.apply} ground={index % 2 ? 'sand' : 'mist'} />
        ))}
      </div>
    </SectionShell>
  );
}

function VacancyCard({ vacancy, apply, ground }: { vacancy: Vacancy; apply: string; ground: Ground }) {
  return (
    <article id={vacancy.id} data-ground={ground} className="vacancy grid content-start gap-5 rounded p-8 lg:p-12">
      <h3 className="text-heading-3">{vacancy.role}</h3>
      <p className="text-title">{vacancy.skills}</p>
      <p className="text-muted">{vacancy.description}</p>
      <ul className="ruled text-muted">
        {vacancy.duties.map((duty) => (
          <li key={duty} className="py-3">
            {duty}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center justify-between gap-4 self-end">
        <span className="text-small text-muted">
          {ui.experience}: <span className="text-ink font-semibold">{vacancy.experience}</span>
        </span>
        <ApplyLink role={vacancy.role}>{apply}</ApplyLink>
      </p>
    </article>
  );
}
