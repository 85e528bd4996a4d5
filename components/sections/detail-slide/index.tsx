import { ButtonLink } from '@/components/ui/button-link';
import { Picture, wholeWindow } from '@/components/ui/picture';
import { QuietLink } from '@/components/ui/quiet-link';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { NoBreak } from '@/components/ui/no-break';
import head from '@/components/ui/page-head/page-head.module.css';
import { TypedLine } from '@/components/enhancements/typed-line';
import { ui } from '@/content/interface';
import { introAnchor } from '@/content/routes';
import { breadcrumbOf } from '@/site/breadcrumb';
import { enquiryHref } from '@/site/enquiry-href';
import type { DetailPage } from '@/lib/schemas/detail-page';
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
      className={`detail-slide ${head.head} ${styles.slide} print:block`}
    >
      <div className={head.where}>
        <BreadcrumbBar crumbs={breadcrumbOf(page)} />
      </div>
      <div className={styles.words}>
        <h1 className={head.title}>
          <NoBreak text={title} />
        </h1>
        <TypedLine
          text={claim}
          className={`${head.claim} print:mt-1 print:max-w-none print:text-base print:text-ink`}
        />
        <div data-first-action className={`offer-actions ${head.actions} print:hidden`}>
          <ButtonLink href={enquiryHref(page.path)}>{action}</ButtonLink>
          <QuietLink href={assetUrl(`${slide.button.href}#${introAnchor}`)} about={slide.button.about}>
            {slide.button.label} {ui.introduction}
          </QuietLink>
        </div>
      </div>
      <div data-scene={slide.picture.scene} className={`detail-slide-picture ${styles.picture}`}>
        <Picture picture={slide.picture} sizes={`${wholeWindow}, 50vw`} eager preview />
      </div>
    </section>
  );
}
