import { SectionShell } from '@/components/ui/section-shell';
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

/** Who we are: the track record as running text, the office beside it, and three figures. */
export function WhoWeAre({ content, facts, hiddenHeading = false }: WhoWeAreProps) {
  return (
    <SectionShell
      {...content}
      id={anchors.whoWeAre}
      hiddenHeading={hiddenHeading}
      ground="sand"
      className={`${styles.section} ${hiddenHeading ? styles.headed : ''}`}
    >
      <div className={styles.record}>
        <div>
          <h3 className="mb-4 text-heading-3">{content.subtitle}</h3>
          {content.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={`mb-5 max-w-text ${index === 0 ? 'text-base' : 'text-muted'}`}>
              {paragraph}
            </p>
          ))}
          {!hiddenHeading && <QuietLink href={assetUrl(routes.whoWeAre)}>{ui.moreAboutUs}</QuietLink>}
        </div>
        <div className={styles.office}>
          <Picture picture={content.picture} sizes="(max-width: 1023px) 110vw, 60rem" />
        </div>
        <Facts facts={facts} />
      </div>
    </SectionShell>
  );
}
