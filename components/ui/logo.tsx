import { logos, type Logo as LogoContent, type LogoId } from '@/content/logos';
import { assetUrl } from '@/site/urls';
import { ContentIcon } from './content-icon';

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
  const { name, file, width, height, mono, icon }: LogoContent = logos[id];
  if (!file && icon && decorative) return <ContentIcon name={icon} size="card" className="logo-sign" />;
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
  if (tone === 'own') return image(file, decorative ? '' : name, 'logo-own');
  return (
    <span className="inline-grid place-items-center *:[grid-area:1/1]">
      {image(
        mono ?? file,
        name,
        'logo-even-rest opacity-62 [filter:brightness(0)] group-hover:invisible night:[filter:brightness(0)_invert(1)] print:hidden',
      )}
      {image(file, '', 'logo-own logo-even-own hidden group-hover:block print:block')}
    </span>
  );
}
