import type { ReactNode } from 'react';
import { DownloadLink } from '@/components/ui/download-link';
import { SiteLink } from '@/components/ui/site-link';
import { ui } from '@/content/interface';
import type { Route } from '@/content/routes';
import type { HouseState } from '@/lib/house-states';
import { articles } from '@/site/articles';
import { ChapterChip } from './chapter-chip';
import styles from './figure.module.css';

interface FigureFrameProps {
  /** Its words for the frame, as `lib/schemas/figures/base.ts` has them. */
  figure: { type: string; name: string; specimen: boolean; chapter?: HouseState; caption?: string; note?: Route };
  /** How its parts are placed side by side, if they are. */
  className?: string;
  children: ReactNode;
}

/** The frame of every figure: a name for those who do not see it, and a caption that says when it shows a specimen. */
export function FigureFrame({
  figure: { type, name, specimen, chapter, caption, note },
  className = '',
  children,
}: FigureFrameProps) {
  const words = (
    <>
      <strong>{name}</strong> {caption && <span className={styles.detail}>{caption}</span>}
      {note && <Explained note={note} />}
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

/** The note that explains a figure, and the files that belong to it; nothing for a note that is not shown. */
function Explained({ note }: { note: Route }) {
  const article = articles.find(({ path }) => path === note);
  if (!article) return null;
  return (
    <span className={styles.explained}>
      <span>
        {ui.articles.explained} <SiteLink href={note}>{article.name}</SiteLink>
      </span>
      {article.files?.map(({ file }) => (
        <span key={file}>
          <DownloadLink name={file} />
        </span>
      ))}
    </span>
  );
}
