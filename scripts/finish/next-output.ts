import { Unexpected, type Tag } from './tags';

/** What Next puts into a page to start React there, sorted by what the finished page does with it. */
export interface NextOutput {
  /** Addresses of the chunks that the page needs, in Next's order, each once. */
  readonly chunks: readonly string[];
  /** The inline scripts that start the app and carry its data ("flight"), as one script. */
  readonly flight: string;
  /** Every tag of the two, the hints that announce them, and the polyfills: none stays in the page. */
  readonly tags: readonly Tag[];
}

/** A chunk's address, below any base path: the part before `/_next/` is the base path. */
const chunkAddress = /^(?:\/[^?#"]*)?\/_next\/static\/[^?#"]+\.js$/;
/** What starts the app: the names of the chunks that it waits for, and of the module that runs then. */
const bootstrap =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{"otherChunks":\[[^\]]*\],"runtimeModuleIds":\[[^\]]*\]\})\);?$/;
const flightStart = '(self.__next_f=self.__next_f||[]).push([0])';
const flightPart = /^self\.__next_f\.push\(\[\d+,[\s\S]*\]\)$/;

/**
 * Finds Next's scripts in a page. What is neither a chunk, a polyfill nor inline code that Next 16 is known to write
 * is left alone: `page.ts` refuses what nobody knows.
 *
 * @throws Unexpected when a part is missing, comes twice, or does not fit to the others.
 */
export function findNextOutput(tags: readonly Tag[]): NextOutput {
  const scripts = tags.filter((tag) => tag.name === 'script');
  const polyfills = scripts.filter(({ attributes }) => attributes.has('src') && attributes.has('nomodule'));
  const chunkTags = scripts.filter(({ attributes }) => attributes.has('src') && attributes.has('async'));
  const inline = scripts.filter(
    ({ attributes, text }) => !attributes.has('src') && isFlightCode(text, attributes.get('id')),
  );
  const hints = tags.filter(({ name, attributes }) => name === 'link' && attributes.get('as') === 'script');

  if (polyfills.length !== 1) throw new Unexpected('one script of polyfills (noModule)', `${polyfills.length}`);
  const chunks = [...new Set(chunkTags.map(sourceOf))];
  for (const chunk of chunks) {
    if (!chunkAddress.test(chunk)) throw new Unexpected('chunks below /_next/static/', chunk);
  }
  for (const hint of hints) {
    const href = hint.attributes.get('href') ?? '';
    if (!chunks.includes(href)) throw new Unexpected('preloads only of scripts that the page loads', href);
  }
  checkOrder(inline, chunks);
  const flight = inline.map(({ text }) => text.replace(/;?$/, ';')).join('\n');
  return { chunks, flight, tags: [...polyfills, ...chunkTags, ...inline, ...hints] };
}

function isFlightCode(text: string, id: string | undefined): boolean {
  return id === '_R_' || text.includes('__next_f') || text.includes('TURBOPACK');
}

/** One bootstrap, whose chunks the page loads; the start of the flight; then its parts, and nothing between. */
function checkOrder(inline: readonly Tag[], chunks: readonly string[]): void {
  const [first, second, ...parts] = inline.map(({ text }) => text);
  const wanted = bootstrap.exec(first ?? '')?.[1];
  if (!wanted) throw new Unexpected("Turbopack's bootstrap as the first inline script of Next", first ?? 'none');
  for (const name of (JSON.parse(wanted) as { otherChunks: string[] }).otherChunks) {
    const isLoaded = chunks.some((chunk) => decodeURI(chunk).endsWith(`/_next/${name}`));
    if (!isLoaded) throw new Unexpected(`a script for the chunk ${name} that the app waits for`, 'none');
  }
  if (second !== flightStart) throw new Unexpected(`the start of the flight, ${flightStart}`, second ?? 'none');
  if (parts.length === 0) throw new Unexpected('flight data', 'none');
  for (const part of parts) {
    if (!flightPart.test(part)) throw new Unexpected('flight data, self.__next_f.push([...])', part);
  }
}

function sourceOf(tag: Tag): string {
  return tag.attributes.get('src') ?? '';
}
