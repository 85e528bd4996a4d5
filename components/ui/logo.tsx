import { constants } from '@/content/constants';
import { logos, type Logo as LogoContent, type LogoId } from '@/content/logos';
import { assetUrl } from '@/site/urls';
import styles from './logo.module.css';

interface LogoProps {
  id: LogoId;
  /** `even`: one colour, its own while it is pointed at (strips). `grey`: one colour, never pointed at. `own`: its own colours. */
  tone?: 'even' | 'grey' | 'own';
  /** `true` where the name is beside the logo and would be read twice. */
  decorative?: boolean;
}

/**
 * A product's logo with its name as text alternative. A name without a logo that may be shown is set in type:
 * a logo is never redrawn (art direction).
 */
export function Logo({ id, tone = 'own', decorative = false }: LogoProps) {
  const { name, file, mono, sign, wordmark, width, height }: LogoContent = logos[id];
  const image = (src: string, alt: string, className?: string, size = { width, height }) => (
    <img src={assetUrl(src)} alt={alt} {...size} loading="lazy" decoding="async" className={className} />
  );
  if (decorative && (file || sign) && !wordmark) {
    const { mark } = constants.iconSizes;
    return image(`/logos/marks/${id}.svg`, '', styles.mark, { width: mark, height: mark });
  }
  if (!file)
    return (
      <span
        className={`inline-block text-center text-title font-semibold ${tone === 'even' ? 'text-muted' : 'text-ink not-print:opacity-80'}`}
      >
        {name}
      </span>
    );
  if (tone !== 'own')
    return (
      <span className={styles.even}>
        {image(mono ?? file, name, styles.rest)}
        {tone === 'even' && image(file, '', styles.own)}
      </span>
    );
  // The stylesheet displays one of the two, so a screen reader reads the name once.
  return (
    <span className={styles.lit}>
      {image(file, name, styles.own)}
      {image(mono ?? file, name, styles.rest)}
    </span>
  );
}
