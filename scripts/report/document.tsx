import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paletteCss } from '../assets/palette';

interface ReportDocumentProps {
  /** Its title and its `h1`. */
  name: string;
  /** Above the name: of what, and of which day. */
  of: string;
  /** Below the name: what was found, in a sentence. */
  summary?: string;
  /** The stylesheet's text; the tokens of the palette come before it. */
  css: string;
  children: ReactNode;
}

/** A report as one HTML page that needs nothing beside it. */
export function reportDocument({ name, of, summary, css, children }: ReportDocumentProps): string {
  const page = (
    <html lang="en">
      {/* eslint-disable-next-line @next/next/no-head-element -- a page of its own, without Next */}
      <head>
        <meta charSet="utf-8" />
        <title>{name}</title>
        <style dangerouslySetInnerHTML={{ __html: paletteCss() + css }} />
      </head>
      <body>
        <header>
          <p>{of}</p>
          <h1>{name}</h1>
          {summary && <p>{summary}</p>}
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
