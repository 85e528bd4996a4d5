import { SectionShell } from '@/components/ui/section-shell';
import { MoreCue } from '@/components/ui/more-link';
import { Picture } from '@/components/ui/picture';
import { anchors } from '@/content/routes';
import type { DetailPage } from '@/lib/schema';
import type { HomeBlockProps } from './home-block';
import { PageTeaser } from './page-teaser';

type WhatWeDoProps = HomeBlockProps<'whatWeDo'> & { pages: readonly DetailPage[] };

/** The six solutions as unequal tiles: each stands on its picture's own ground, so the model stands in the page. */
export function WhatWeDo({ content, pages, hiddenHeading = false }: WhatWeDoProps) {
  return (
    <SectionShell
      id={anchors.whatWeDo}
      title={content.title}
      intro={content.intro}
      layout="facing"
      hiddenHeading={hiddenHeading}
    >
      <ul className={`solutions ${onPaper}`}>
        {pages.map((page) => (
          <Solution key={page.path} page={page} readMore={content.readMore} />
        ))}
      </ul>
    </SectionShell>
  );
}

/** A model stands on its tile's ground, so the ground is printed with it. */
const onPaper =
  'print:grid-cols-[repeat(3,1fr)] print:gap-4 print:[print-color-adjust:exact] print:*:[grid-area:auto] print:*:[grid-template:auto_1fr/1fr]';

function Solution({ page, readMore }: { page: DetailPage; readMore: string }) {
  return (
    <li data-scene={page.header.picture.scene} className="solution card-link">
      <div className="solution-words print:px-5 print:pt-5">
        <PageTeaser page={page} />
        <MoreCue>{readMore}</MoreCue>
      </div>
      <div className="solution-picture">
        <Picture picture={page.header.picture} sizes="(max-width: 640px) calc(100vw - 40px), 40rem" />
      </div>
    </li>
  );
}
