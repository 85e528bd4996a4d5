import type { ReactNode } from 'react';
import { ui } from '@/content/interface';

interface FigureFrameProps {
  /** Its words for the frame, as `lib/figures/figure-base.ts` has them. */
  figure: { type: string; name: string; specimen: boolean; caption?: string };
  /** `band` draws across the whole window; the section's measure is the default. */
  width?: 'measure' | 'band';
  /** Where its parts stand, when they do not follow one below the other. */
  className?: string;
  children: ReactNode;
}

/** The frame of every figure: a name for those who do not see it, and a caption that says when it shows a specimen. */
export function FigureFrame({
  figure: { type, name, specimen, caption },
  width = 'measure',
  className = '',
  children,
}: FigureFrameProps) {
  return (
    <figure
      aria-label={specimen ? `${ui.specimen}: ${name}` : name}
      className={`figure figure-${type} ${width === 'band' ? 'figure-band' : ''} ${className}`}
    >
      <figcaption className="figure-caption lg:col-span-full">
        {specimen && <span className="figure-specimen">{ui.specimen}</span>}
        <strong>{name}</strong>
        {caption && <span className="text-muted">{caption}</span>}
      </figcaption>
      {children}
    </figure>
  );
}
