import { Fragment } from 'react';
import { logos, type Logo as LogoContent, type LogoId } from '@/content/logos';
import { Logo } from './logo';

/** A logo with its name below it, unless the logo spells the name. */
export function NamedLogo({ id }: { id: LogoId }) {
  const { name, file, wordmark }: LogoContent = logos[id];
  if (!file || wordmark) return <Logo id={id} />;
  return (
    <span className="inline-grid justify-items-center gap-2 text-center text-note leading-tight font-medium">
      <Logo id={id} decorative />
      {/* "OpenStreetMap" may break between its words, where a visitor has set wider letters (WCAG 1.4.12). */}
      <span>
        {name.split(/(?<=[a-z])(?=[A-Z])/).map((word, at) => (
          <Fragment key={word}>
            {at > 0 && <wbr />}
            {word}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
