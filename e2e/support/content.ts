/** Fields of the content that a page does not say aloud. */
const unsaid = new Set(['id', 'anchor', 'type', 'href', 'url', 'path', 'scene', 'alt', 'kind', 'layout', 'ground', 'icon', 'logo', 'logos', 'section', 'name', 'family', 'advance', 'diagram', 'stages', 'band', 'sign', 'from', 'weights', 'chapter', 'only', 'own', 'posted', 'until']); // prettier-ignore

/** Every text that a piece of content says, white space evened out. @param content any part of a content file */
export function wordsIn(content: unknown, field = ''): string[] {
  if (typeof content === 'string') return unsaid.has(field) ? [] : [content.replace(/\s+/g, ' ')];
  if (Array.isArray(content)) return content.flatMap((part) => wordsIn(part, field));
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) => wordsIn(part, name));
}

/** Every address that a piece of content links to. */
export function linksIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) =>
    name === 'href' && typeof part === 'string' ? [part] : linksIn(part),
  );
}
