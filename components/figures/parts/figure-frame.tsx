import type { ReactNode } from 'react';
import { ui } from '@/content/interface';
import type { HouseState } from '@/lib/house-states';
import { ChapterChip } from './chapter-chip';

interface FigureFrameProps {
  /** Its words for the frame, as `components/figures/figure-base.ts` has them. */
  figure: { type: string; name: string; specimen: boolean; chapter?: HouseState; caption?: string };
  /** How its parts stand beside one another, where they do. */
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
      <strong>{name}</strong> {caption && <span className="max-w-text text-muted">{caption}</span>}
    </>
  );
  return (
    <figure
      aria-label={specimen ? `${ui.specimen}: ${name}` : name}
      className={`figure figure-${type} print:[print-color-adjust:exact] ${className}`}
    >
      <figcaption className="figure-caption flex flex-wrap items-baseline gap-x-[12px] gap-y-[4px] text-(length:--figure-label) lg:col-span-full">
        {chapter ? (
          <ChapterChip state={chapter}>{words}</ChapterChip>
        ) : (
          <>
            {specimen && (
              <span className="rounded-[4px] border-(length:--pen) border-ink px-[8px] text-(length:--figure-note) font-semibold">
                {ui.specimen}
              </span>
            )}
            {words}
          </>
        )}
      </figcaption>
      {children}
    </figure>
  );
}
