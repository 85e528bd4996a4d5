import { SectionShell } from '@/components/ui/section-shell';
import { MoreCue } from '@/components/ui/more-link';
import { Picture } from '@/components/ui/picture';
import { anchors } from '@/content/routes';
import type { DetailPage } from '@/lib/schema';
import type { HomeBlockProps } from '../home-block';
import { PageTeaser } from '../page-teaser';

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
      <ul className={`solutions grid gap-4 md:grid-cols-[repeat(6,1fr)] ${onPaper}`}>
        {pages.map((page, index) => (
          <Solution key={page.path} page={page} shape={shapes[index] ?? 'narrow'} readMore={content.readMore} />
        ))}
      </ul>
    </SectionShell>
  );
}

/** A model stands on its tile's ground, so the ground is printed with it. */
const onPaper =
  'print:grid-cols-[repeat(3,1fr)] print:gap-4 print:[print-color-adjust:exact] print:*:[grid-area:auto] print:*:[grid-template:auto_1fr/1fr]';

/** From the first: a tile of two rows, two that lie beside it, three below. */
const shapes = ['tall', 'wide', 'wide'] as const;

const tiles = { tall: 'lg:row-span-2', wide: 'lg:grid-cols-[1fr_1fr]', narrow: 'lg:col-span-2' } as const;

interface SolutionProps {
  page: DetailPage;
  shape: keyof typeof tiles;
  readMore: string;
}

function Solution({ page, shape, readMore }: SolutionProps) {
  const wide = shape === 'wide';
  return (
    <li
      data-scene={page.header.picture.scene}
      className={`solution card-link group grid overflow-hidden rounded bg-(--tile) md:col-span-3 ${tiles[shape]}`}
    >
      <div
        className={`solution-words grid content-start gap-[8px] p-[clamp(24px,3vw,40px)] pb-0 print:px-5 print:pt-5 print:pb-0 ${wide ? 'lg:pr-0 lg:pb-8' : ''}`}
      >
        <PageTeaser page={page} />
        <MoreCue>{readMore}</MoreCue>
      </div>
      <div
        className={`solution-picture self-end ${wide ? 'lg:self-center' : ''} [&_img]:w-full [&_img]:[transition:scale_var(--calm)_var(--ease)] group-hover:[&_img]:scale-102`}
      >
        <Picture picture={page.header.picture} sizes="(max-width: 640px) calc(100vw - 40px), 40rem" />
      </div>
    </li>
  );
}
