/** The highlight that hides what is still to be typed; `::highlight(untyped)` in the stylesheet makes it transparent. */
const highlightName = 'untyped';

interface TypeTextOptions {
  /** As react-type-animation counts it: from 1 (slow) to 99; a character takes 100 - speed ms. */
  speed: number;
  /** Ends the typing: the whole text is visible at once. */
  signal?: AbortSignal;
}

/**
 * Types out the text of an element without touching the DOM: the CSS Custom Highlight API paints the characters that
 * are still to come transparent, so nothing moves, and the whole text stays in the HTML for search and screen readers.
 *
 * The text is hidden before this returns, so a script that calls it before the first paint shows no flash. Where the
 * visitor asks for reduced motion, or the browser has no such highlights, nothing happens: the text simply stands there.
 * In a page that is prerendered, or in a hidden tab, the typing begins when the page is seen.
 *
 * @param element its text, in however many nodes, is typed from its first character
 * @returns resolves when the whole text is visible, typed or not; it never rejects
 */
export function typeText(element: Element, { speed, signal }: TypeTextOptions): Promise<void> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const places = still || signal?.aborted || !globalThis.CSS?.highlights ? [] : characterPlaces(element);
  const last = places.at(-1);
  if (!last) return Promise.resolve();

  const range = new Range();
  range.selectNodeContents(element);
  const reveal = hideUntyped(range);

  return new Promise((resolve) => {
    const perCharacter = 100 - speed;
    let started: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame is drawn when the page is seen; from then on one a character, not one for every refresh of the screen.
    const frame = requestAnimationFrame(type);

    function type() {
      const now = performance.now();
      started ??= now;
      const next = places[Math.floor((now - started) / perCharacter)];
      if (!next || !element.isConnected) return show();
      range.setStart(...next);
      timer = setTimeout(type, perCharacter);
    }
    function show() {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      signal?.removeEventListener('abort', show);
      reveal();
      resolve();
    }
    signal?.addEventListener('abort', show);
  });
}

/** Paints a range transparent, as long as it lasts. @returns shows it again */
function hideUntyped(range: Range): () => void {
  const highlight = CSS.highlights.get(highlightName) ?? new Highlight();
  CSS.highlights.set(highlightName, highlight.add(range));
  return () => void highlight.delete(range);
}

/** Where each character begins; a combining mark is never typed apart from its base. */
function characterPlaces(element: Element): [Node, number][] {
  const places: [Node, number][] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    let offset = 0;
    for (const character of node.nodeValue ?? '') {
      if (!/^\p{M}$/u.test(character)) places.push([node, offset]);
      offset += character.length;
    }
  }
  return places;
}
