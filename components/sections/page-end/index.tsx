import { chapterAt } from '@/content/street';
import type { DetailPage } from '@/lib/schemas/detail-page';
import type { Section, SectionOf } from '../schema';
import { NextChapter } from '../next-chapter';
import { Questions } from '../questions';
import { Related } from '../related';
import { Techstack } from '../techstack';
import styles from './page-end.module.css';

interface PageEndProps {
  /** The technologies and the questions that the page ends with, in its order. */
  sections: readonly Section[];
  page: DetailPage;
}

type EndSection = SectionOf<'techstack'> | SectionOf<'questions'>;

const isEnd = (section: Section): section is EndSection => section.kind === 'techstack' || section.kind === 'questions';

/** What a reader looks up at the end of a page, on one ground: the tools, what buyers ask, and what to read next. */
export function PageEnd({ sections, page }: PageEndProps) {
  const { related, end: layout = 'across', endGround: ground = 'mist' } = page;
  const chapter = chapterAt(page.path);
  const parts = sections.filter(isEnd);
  const wide = layout === 'halves';
  const next = (
    <>
      {chapter && <NextChapter chapter={chapter} wide={wide} />}
      {/* The closing of a page with a slide shows that model. */}
      {related && <Related related={related} withModel={!page.slide} />}
    </>
  );
  const show = (section: EndSection) =>
    section.kind === 'techstack' ? (
      <Techstack key={section.title} section={{ ...section, ground }} />
    ) : (
      <Questions key={section.title} section={{ ...section, ground }} layout="stacked" />
    );
  const questions = parts.filter(({ kind }) => kind === 'questions');
  return (
    <div data-ground={ground} className={`page-end ${styles.end}`}>
      <div className="measure">
        {layout === 'across' || layout === 'mirrored' ? (
          <>
            {parts.filter(({ kind }) => kind === 'techstack').map(show)}
            <div className={questions.length ? `${styles.columns} ${styles[layout] ?? ''}` : undefined}>
              {questions.map(show)}
              {next}
            </div>
          </>
        ) : (
          <>
            <div className={`${styles.columns} ${styles[layout]}`}>
              {parts.map(show)}
              {!wide && next}
            </div>
            {wide && next}
          </>
        )}
      </div>
    </div>
  );
}
