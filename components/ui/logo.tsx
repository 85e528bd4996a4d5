import { constants } from '@/content/constants';
import { logos, type Logo as LogoContent, type LogoId } from '@/content/logos';
import { assetUrl } from '@/site/urls';
import styles from './logo.module.css';

interface LogoProps {
  id: LogoId;
  /** `even`: one colour, its own while its `group` is pointed at (strips). `own`: its own colours. */
  tone?: 'even' | 'own';
  /** `true` where the name stands beside the logo and would be read twice. */
  decorative?: boolean;
}

/**
 * A product's logo with its name as text alternative. A name without a logo that may be shown is set in type:
 * a logo is never redrawn (art direction).
 */
export function Logo({ id, tone = 'own', decorative = false }: LogoProps) {
  const {
    name,
    sign,
    width = constants.iconSizes.card,
    height = constants.iconSizes.card,
    mono,
    file = decorative && sign ? `/logos/signs/${sign}.svg` : undefined,
  }: LogoContent = logos[id];
  if (!file) return <span className="text-center text-title font-semibold text-muted">{name}</span>;
  const image = (src: string, alt: string, className?: string) => (
    <img
      src={assetUrl(src)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
  if (tone === 'even')
    return (
      <span className={styles.even}>
        {image(mono ?? file, name, styles.rest)}
        {image(file, '', styles.own)}
      </span>
    );
  // One of the two is displayed, and read.
  if (mono && !decorative)
    return (
      <span className={styles.lit}>
        {image(file, name, styles.own)}
        {image(mono, name, styles.rest)}
      </span>
    );
  return image(file, decorative ? '' : name, styles.own);
}
