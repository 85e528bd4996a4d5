import { SectionShell } from '@/components/ui/section-shell';
import { Disclosure } from '@/components/ui/disclosure';
import { Picture } from '@/components/ui/picture';
import { QuietLink } from '@/components/ui/quiet-link';
import { ui } from '@/content/interface';
import { anchors, routes } from '@/content/routes';
import type { Home } from '@/lib/schemas/home';
import { Facts } from '../facts';
import { assetUrl } from '@/site/urls';
import type { HomeBlockProps } from '../home-block';
import styles from './who-we-are.module.css';

type WhoWeAreProps = HomeBlockProps<'whoWeAre'> & { facts: Home['facts'] };

/** Who we are: the track record as running text, the office beside it, what it means for three kinds of customer, and three figures. */
export function WhoWeAre({ content, facts, hiddenHeading = false }: WhoWeAreProps) {
  return (
    <SectionShell id={anchors.whoWeAre} title={content.title} hiddenHeading={hiddenHeading} ground="sand">
      <div className={styles.record}>
        <div>
          <h3 className="mb-6 text-heading-3">{content.subtitle}</h3>
          {content.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={`mb-5 max-w-text ${index === 0 ? 'text-lead' : 'text-muted'}`}>
              {paragraph}
            </p>
          ))}
          {!hiddenHeading && <QuietLink href={assetUrl(routes.whoWeAre)}>{ui.moreAboutUs}</QuietLink>}
        </div>
        <div className={styles.office}>
          <Picture picture={content.picture} sizes="(max-width: 1023px) 110vw, 60rem" />
        </div>
        <Disclosure count={content.milestones.length} label={ui.byCustomer}>
          <dl className={styles.customers}>
            {content.milestones.map((milestone) => (
              <div key={milestone.when}>
                <dt>{milestone.when}</dt>
                <dd>{milestone.what}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
        <Facts facts={facts} />
      </div>
    </SectionShell>
  );
}
