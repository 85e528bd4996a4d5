import type { Screen } from '@/content/daylight';
import made from '@/generated/daylight.json';
import { assetUrl } from '@/site/urls';

interface StreetStillProps {
  /** `office` is the second plinth: the site office, in the light of its own noon. */
  screen: Screen | 'office';
  /** What the picture shows; decoration without it. */
  alt?: string;
  /** The `sizes` attribute: how wide the layout shows it, by viewport. */
  sizes: string;
  className?: string;
}

const files: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = made.stills;

/** 14 Sample Street at the hour of a screen, in one picture without a ground; fetched when it is near. */
export function StreetStill({ screen, alt = '', sizes, className }: StreetStillProps) {
  const widths = Object.entries(files[screen] ?? {});
  return (
    <img
      className={className}
      src={assetUrl(widths.at(-1)?.[1] ?? '')}
      srcSet={widths.map(([width, file]) => `${assetUrl(file)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={screen === 'office' ? 960 : made.width}
      height={screen === 'office' ? 720 : made.height}
      loading="lazy"
      decoding="async"
    />
  );
}
