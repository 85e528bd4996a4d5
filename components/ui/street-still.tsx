import type { Screen } from '@/content/daylight';
import made from '@/generated/daylight.json';
import { assetUrl } from '@/site/urls';

interface StreetStillProps {
  /** `office` is the second plinth: the site office, in the light of its own noon. */
  screen: Screen | 'office';
  /** What the picture shows; decoration without it. */
  alt?: string;
  /** The `sizes` attribute: how wide the layout shows it, by viewport. Without it there is only the widest file. */
  sizes?: string;
  /** `true` where it is in sight at first. */
  eager?: boolean;
  className?: string;
}

const files: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = made.stills;

/** The widest file of a screen's picture. */
export function stillFile(screen: StreetStillProps['screen']): string {
  return assetUrl(Object.values(files[screen] ?? {}).at(-1) ?? '');
}

/** 14 Sample Street at the hour of a screen, in one picture without a ground; fetched when it is near, or at once. */
export function StreetStill({ screen, alt = '', sizes, eager = false, className }: StreetStillProps) {
  const widths = Object.entries(files[screen] ?? {});
  return (
    <img
      className={className}
      src={stillFile(screen)}
      srcSet={sizes && widths.map(([width, file]) => `${assetUrl(file)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={screen === 'office' ? 960 : made.width}
      height={screen === 'office' ? 720 : made.height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
