/** One start tag of a page, with where it stands in the text. */
export interface Tag {
  /** In lower case, as HTML counts it. */
  readonly name: string;
  /** By name in lower case; '' for one without a value. Values as they stand in the text, not decoded. */
  readonly attributes: ReadonlyMap<string, string>;
  /** What stands between the tags of a script, style or title; '' for every other element. */
  readonly text: string;
  /** From the first character of the tag, to behind it; for those three behind the end tag. */
  readonly start: number;
  readonly end: number;
}

/** What finishing a page expects and did not find. The caller adds the file. */
export class Unexpected extends Error {
  constructor(
    readonly expected: string,
    readonly found: string,
  ) {
    super(`expected ${expected}, found ${found.length > 160 ? `${found.slice(0, 160)} ...` : found}`);
  }
}

/** A comment, or a start tag whose attributes are double-quoted or bare, the only way in which React writes them. */
const piece = /<!--[\s\S]*?-->|<([a-zA-Z][^\s/>]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>|<[a-zA-Z][^>]*>?/g;
const attribute = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;
const rawText = new Set(['script', 'style', 'title']);

/**
 * Lists the start tags of a page that React wrote. Not a parser of any HTML: React escapes every quote and angle
 * bracket that is not markup, so reading tag by tag is exact, keeps the text byte for byte, and takes a millisecond.
 *
 * @throws Unexpected when a tag is not written as React writes it, or a script, style or title does not end.
 */
export function listTags(html: string): Tag[] {
  const tags: Tag[] = [];
  piece.lastIndex = 0;
  for (let match = piece.exec(html); match; match = piece.exec(html)) {
    if (match[0].startsWith('<!--')) continue;
    if (match[1] === undefined) throw new Unexpected('a tag as React writes it', match[0]);
    const name = match[1].toLowerCase();
    let end = piece.lastIndex;
    let text = '';
    if (rawText.has(name)) {
      const close = html.indexOf(`</${name}>`, end);
      if (close < 0) throw new Unexpected(`</${name}>`, html.slice(match.index));
      text = html.slice(end, close);
      end = close + name.length + 3;
      piece.lastIndex = end;
    }
    tags.push({ name, attributes: readAttributes(match[2] ?? ''), text, start: match.index, end });
  }
  return tags;
}

function readAttributes(text: string): Map<string, string> {
  return new Map([...text.matchAll(attribute)].map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}

/** The text between two places without the tags that stand there; tags elsewhere do not matter. */
export function withoutTags(html: string, tags: Iterable<Tag>, from = 0, to = html.length): string {
  let kept = '';
  let at = from;
  const inside = [...tags].filter((tag) => tag.start >= from && tag.end <= to);
  for (const { start, end } of inside.sort((one, other) => one.start - other.start)) {
    kept += html.slice(at, start);
    at = end;
  }
  return kept + html.slice(at, to);
}
