import { Unexpected, withoutTags, type Tag } from './tags';

/** What the build adds to a page's head. */
export interface HeadParts {
  readonly policy: string;
  /** The element that wakes the page. */
  readonly wake: string;
  /** The text of a stylesheet by its address. */
  readonly styleOf: (href: string) => string;
}

/**
 * Orders the head for the first paint. The policy rules only what follows it, so it comes first; inline scripts come
 * before the styles, which they would otherwise wait for; what robots and other sites read comes last.
 *
 * The stylesheets are written into the page: one round trip less before the first paint. Their links stay, disabled,
 * because React looks for them and would otherwise fetch and insert each once more.
 *
 * @param tags the tags of the head, as `listTags` gives them for `html`, without those that leave the page
 * @returns the inside of the head element
 */
export function arrangeHead(html: string, tags: readonly Tag[], { policy, wake, styleOf }: HeadParts): string {
  const sourceOf = (tag: Tag) => html.slice(tag.start, tag.end);
  const rest = [...tags];
  const take = (matches: (tag: Tag) => boolean) => {
    const taken = rest.filter(matches);
    taken.forEach((tag) => rest.splice(rest.indexOf(tag), 1));
    return taken;
  };
  const one = (what: string, matches: (tag: Tag) => boolean) => {
    const [tag, ...others] = take(matches);
    if (!tag || others.length > 0)
      throw new Unexpected(`one ${what} in the head`, tag ? `${others.length + 1}` : 'none');
    return sourceOf(tag);
  };

  const charset = one('<meta charset>', (tag) => tag.attributes.has('charset'));
  const viewport = one('<meta name="viewport">', (tag) => tag.attributes.get('name') === 'viewport');
  const title = one('<title>', (tag) => tag.name === 'title');
  const scripts = take((tag) => tag.name === 'script').map(sourceOf);
  const fonts = take((tag) => tag.attributes.get('rel') === 'preload' && tag.attributes.get('as') === 'font').map(
    sourceOf,
  );
  const sheets = take((tag) => tag.attributes.get('rel') === 'stylesheet').map((tag) =>
    inlined(tag, sourceOf(tag), styleOf),
  );
  if (sheets.length === 0) throw new Unexpected('a stylesheet in the head', 'none');

  const first = [charset, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`, viewport, title];
  return [...first, ...scripts, wake, ...fonts, ...sheets, ...rest.map(sourceOf)].join('');
}

function inlined(tag: Tag, source: string, styleOf: (href: string) => string): string {
  const link = source.replace(/\s*\/?>$/, ' disabled=""/>');
  return `<style>${styleOf(tag.attributes.get('href') ?? '')}</style>${link}`;
}

const mayStandInHead = new Set(['meta', 'link', 'title', 'script']);

/** The tags of the head and its bounds in the text. @throws Unexpected when it holds text or any other element */
export function findHead(html: string, tags: readonly Tag[]) {
  const head = tags.find((tag) => tag.name === 'head');
  const end = html.indexOf('</head>');
  if (!head || end < head.end) throw new Unexpected('a <head> and its end', 'none');
  const inside = tags.filter((tag) => tag.start >= head.end && tag.start < end);
  const stranger = inside.find((tag) => !mayStandInHead.has(tag.name));
  if (stranger) throw new Unexpected('only <meta>, <link>, <title> and <script> in the head', `<${stranger.name}>`);
  const between = withoutTags(html, inside, head.end, end).trim();
  if (between) throw new Unexpected('no text in the head', between);
  return { start: head.end, end, tags: inside };
}
