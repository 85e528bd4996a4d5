import type { ComponentProps } from 'react';

/**
 * A line that is typed out over its own text when it is shown. `type-text.ts` fills the empty element before React
 * hydrates the page, so mismatches are suppressed on both elements; the carousel adds an element of its own.
 */
export function Tagline({ text, className = '', ...rest }: ComponentProps<'p'> & { text: string }) {
  return (
    <p {...rest} data-tagline className={`tagline ${className}`} suppressHydrationWarning>
      <span className="tagline-text">{text}</span>
      <span
        className="tagline-typed"
        aria-hidden="true"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </p>
  );
}
