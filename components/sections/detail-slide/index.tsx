import { ButtonLink } from '@/components/ui/button-link';
import { InlineScript } from '@/components/ui/inline-script';
import { Picture } from '@/components/ui/picture';
import { QuietLink } from '@/components/ui/quiet-link';
import { Tagline } from '@/components/ui/tagline';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { NoBreak } from '@/components/ui/no-break';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { introAnchor } from '@/content/routes';
import { breadcrumbOf } from '@/site/breadcrumb';
import { enquiryHref } from '@/lib/enquiry-href';
import type { DetailPage } from '@/lib/schemas/detail-page';
import { titleSize } from '@/components/ui/title-size';
import { assetUrl } from '@/site/urls';
import styles from './detail-slide.module.css';

interface DetailSlideProps {
  page: DetailPage;
  slide: NonNullable<DetailPage['slide']>;
}

/** The top of a page that begins with a slide: 70vh by night, half of it a detail of the model, its claim typed out. */
export function DetailSlide({ page, slide }: DetailSlideProps) {
  const { title, claim, action } = page.header;
  return (
    <section
      data-ground="night"
      aria-label={slide.heading}
      className={`detail-slide ${styles.slide} ${slide.side === 'left' ? styles.left : ''}`}
    >
      <div className={`measure ${styles.layout}`}>
        <BreadcrumbBar crumbs={breadcrumbOf(page)} />
        <div className={styles.words}>
          {![title, page.name].some((name) => name.toLowerCase() === slide.heading.toLowerCase()) && (
            <p className={styles.name}>{slide.heading}</p>
          )}
          <h1 className={titleSize(title, 30)}>
            <NoBreak text={title} />
          </h1>
          <Tagline text={claim} data-typed={constants.typingSpeed.detailPages} className={styles.tagline} />
          <InlineScript name="tagline" />
          <div data-first-action className={`offer-actions ${styles.actions}`}>
            <ButtonLink href={enquiryHref(page.path)}>{action}</ButtonLink>
            <QuietLink href={assetUrl(`${slide.button.href}#${introAnchor}`)} about={slide.button.about}>
              {slide.button.label} {ui.introduction}
            </QuietLink>
          </div>
        </div>
        <div data-scene={slide.picture.scene} className={`detail-slide-picture ${styles.picture}`}>
          <Picture
            picture={slide.picture}
            sizes="(max-width: 639px) 155vw, (max-width: 1023px) 100vw, 60vw"
            eager
            preview
          />
        </div>
      </div>
    </section>
  );
}
