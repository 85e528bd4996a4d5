/** Content fields whose values do not appear as text on the page. */
const hiddenFields = new Set(['id', 'anchor', 'type', 'href', 'url', 'path', 'scene', 'alt', 'kind', 'layout', 'ground', 'icon', 'logo', 'logos', 'section', 'name', 'family', 'advance', 'diagram', 'stages', 'band', 'sign', 'from', 'weights', 'chapter', 'only', 'own', 'posted', 'until']); // prettier-ignore

/** Every text in a piece of content that its page shows, with white space collapsed. @param content any part of a content file */
export function textsIn(content: unknown, field = ''): string[] {
  if (typeof content === 'string') return hiddenFields.has(field) ? [] : [content.replace(/\s+/g, ' ')];
  if (Array.isArray(content)) return content.flatMap((part) => textsIn(part, field));
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) => textsIn(part, name));
}

/** Every `href` in a piece of content. */
export function linksIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) =>
    name === 'href' && typeof part === 'string' ? [part] : linksIn(part),
  );
}
