import type { Stylesheet } from './stylesheet';
import { Unexpected, withoutTags, type Tag } from './tags';

/** What the build adds to a page's head. */
export interface HeadParts {
  readonly policy: string;
  /** The element that wakes the page. */
  readonly wake: string;
  /** A stylesheet by its address. */
  readonly styleOf: (href: string) => Stylesheet;
}

/**
 * Orders the head for the first paint. The policy rules only what follows it, so it comes first; then the letters,
 * which the script that wakes the page has read at once; what robots and other sites read comes last.
 *
 * Stylesheets and letters are written into the page: no round trip before the first paint, or between it and the
 * right letters. The stylesheets' links stay, disabled, because React looks for them and would otherwise fetch and
 * insert each once more.
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
  const sheets = take((tag) => tag.attributes.get('rel') === 'stylesheet');
  if (sheets.length === 0) throw new Unexpected('a stylesheet in the head', 'none');
  const preload = rest.find((tag) => tag.attributes.get('as') === 'font');
  if (preload) throw new Unexpected('no preload of a font, whose letters the page carries', sourceOf(preload));
  const styles = sheets.map((tag) => styleOf(tag.attributes.get('href') ?? ''));
  const faces = styles.map((style) => style.faces && `<style>${style.faces}</style>`);
  const rules = sheets.map((tag, at) => `<style>${styles[at]?.rules}</style>${disabled(sourceOf(tag))}`);

  const first = [charset, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`, viewport, title];
  return [...first, ...faces, ...scripts, wake, ...rules, ...rest.map(sourceOf)].join('');
}

function disabled(link: string): string {
  return link.replace(/\s*\/?>$/, ' disabled=""/>');
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
