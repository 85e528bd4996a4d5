import { assetUrl } from '@/site/urls';

interface DrawingFileProps {
  /** The file in public/drawings, without its ending. */
  name: string;
  /** The size of the drawing, in its own units: its shape keeps the space until it is there. */
  size: readonly [width: number, height: number];
  className?: string;
}

/**
 * A drawing that was made in code, as a file of `npm run assets`; decoration. The page has an
 * image for each theme, of which only the displayed one is fetched, when it comes near the viewport. Both are in one
 * file: the fragment says which.
 */
export function DrawingFile({ name, size: [width, height], className = '' }: DrawingFileProps) {
  return ['by-day', 'by-night'].map((time) => (
    <img
      key={time}
      src={assetUrl(`/drawings/${name}.svg#${time}`)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`h-auto w-full ${time} ${className}`}
    />
  ));
}
