import type { DetailPage } from '@/lib/schemas/detail-page';
import type { Chapter } from '@/lib/street-schema';
import type { SectionOf } from '../schema';
import { NextChapter } from '../next-chapter';
import { Questions } from '../questions';
import { Related } from '../related';
import { Techstack } from '../techstack';
import styles from './page-end.module.css';

interface PageEndProps {
  techstack: SectionOf<'techstack'> | undefined;
  questions: SectionOf<'questions'> | undefined;
  related: DetailPage['related'];
  /** The chapter of the story that the page tells: the next one is what to read then. */
  chapter: Chapter | undefined;
}

/** What a reader looks up at the end of a page, on one ground: the tools, what buyers ask, and what to read next. */
export function PageEnd({ techstack, questions, related, chapter }: PageEndProps) {
  return (
    <div data-ground="mist" className={`page-end ${styles.end}`}>
      <div className="measure">
        {techstack && <Techstack section={{ ...techstack, ground: 'mist' }} />}
        <div className={questions && styles.columns}>
          {questions && <Questions section={{ ...questions, ground: 'mist' }} layout="stacked" />}
          {chapter && <NextChapter chapter={chapter} />}
          {related && <Related related={related} />}
        </div>
      </div>
    </div>
  );
}
