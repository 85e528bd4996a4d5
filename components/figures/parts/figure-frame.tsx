import type { ReactNode } from 'react';
import { ui } from '@/content/interface';
import type { HouseState } from '@/lib/house-states';
import { ChapterChip } from './chapter-chip';
import styles from './figure.module.css';

interface FigureFrameProps {
  /** Its words for the frame, as `lib/schemas/figures/base.ts` has them. */
  figure: { type: string; name: string; specimen: boolean; chapter?: HouseState; caption?: string };
  /** How its parts are placed side by side, if they are. */
  className?: string;
  children: ReactNode;
}

/** The frame of every figure: a name for those who do not see it, and a caption that says when it shows a specimen. */
export function FigureFrame({
  figure: { type, name, specimen, chapter, caption },
  className = '',
  children,
}: FigureFrameProps) {
  const words = (
    <>
      <strong>{name}</strong> {caption && <span className={styles.detail}>{caption}</span>}
    </>
  );
  return (
    <figure
      aria-label={specimen ? `${ui.specimen}: ${name}` : name}
      data-figure={type}
      className={`drawn ${styles.figure}`}
    >
      <figcaption className={styles.caption}>
        {chapter ? (
          <ChapterChip state={chapter}>{words}</ChapterChip>
        ) : (
          <>
            {specimen && <span className={styles.specimen}>{ui.specimen}</span>}
            {words}
          </>
        )}
      </figcaption>
      <div className={className}>{children}</div>
    </figure>
  );
}
