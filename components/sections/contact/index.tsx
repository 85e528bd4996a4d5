import { Picture } from '@/components/ui/picture';
import { SiteLink } from '@/components/ui/site-link';
import { SectionShell } from '@/components/ui/section-shell';
import { form, ui } from '@/content/interface';
import { answers } from '@/content/answers';
import { anchors } from '@/content/routes';
import { Enquiry } from '../enquiry';
import type { HomeBlockProps } from '../home-block';
import styles from './contact.module.css';

/** The enquiry form beside what happens after it is sent. */
export function Contact({ content, hiddenHeading = false }: HomeBlockProps<'contact'>) {
  return (
    <SectionShell
      {...content}
      id={anchors.contact}
      ground="sand"
      className={styles.section}
      layout="split"
      hiddenHeading={hiddenHeading}
      beside={
        <>
          <NextSteps />
          <div data-ground="night" className={styles.office}>
            <Picture picture={content.picture} sizes="26rem" small />
          </div>
        </>
      }
    >
      <div data-ground="paper" className={styles.sheet}>
        <Enquiry />
      </div>
    </SectionShell>
  );
}

/** What happens after an enquiry is sent, and where more is said about it. */
export function NextSteps({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  return (
    <aside aria-label={ui.nextSteps} className="grid grid-cols-1 content-start gap-3 sm:gap-4">
      <Heading className="text-title">{ui.nextSteps}</Heading>
      <ol className="ruled">
        {form.nextSteps.map((step, index) => (
          <li key={step} className="grid grid-cols-[auto_1fr] gap-x-4 py-2 sm:py-3">
            <span className="font-semibold">{index + 1}</span>
            <span className="text-muted max-sm:text-note">{step}</span>
          </li>
        ))}
      </ol>
      <ul>
        {[
          { label: ui.engagement, href: answers.engagement },
          { label: ui.dataHandling, href: answers.dataHandling },
        ].map(({ label, href }) => (
          <li key={href}>
            <SiteLink
              href={href}
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
