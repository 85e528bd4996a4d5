/** Text made safe for HTML, or HTML that already is. */
export interface Markup {
  readonly markup: string;
}

type Part = Markup | string | number | false | null | undefined | readonly Part[];

/** A template tag: what is put in is escaped, unless it came from this tag itself. Lists are joined. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: strings.reduce((all, text, at) => `${all}${partOf(parts[at - 1])}${text}`) };
}

function partOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (Array.isArray(part)) return part.map(partOf).join('');
  if (typeof part === 'object') return (part as Markup).markup;
  return String(part)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
