import { textLines, type TextLine } from './text-lines';

/**
 * Types out a tagline over its own text, which is not seen meanwhile but keeps its space and is what search engines and
 * screen readers have. Each line moves out from behind its own clipped edge, a character a step: two animated transforms,
 * which browsers run beside the main thread. A change of the text for each character took a third of the main-thread time
 * of the home page's first load.
 *
 * The text is hidden before this returns, so a script that calls it before the first paint shows no flash. In a page that
 * is prerendered, or in a hidden tab, the typing begins when the page is seen. The text simply stands there under
 * reduced motion, once the width of its lines changes, and in a browser that cannot animate them.
 *
 * @param tagline as components/ui/tagline.tsx renders it; `app/styles/hero.css` says how it looks meanwhile
 * @param speed as react-type-animation counts it: from 1 (slow) to 99; a character takes 100 - speed ms
 */
export function typeText(tagline: HTMLElement, speed: number): void {
  const [text, typed] = tagline.children;
  if (!(text?.firstChild instanceof Text) || !typed || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let width: number | undefined;
  const observer = new ResizeObserver(() => {
    if (width === undefined) {
      // In the frame that has laid it out, where this forces no layout.
      const lines = measured(text);
      // The first frame has the page to paint: together they would be a long task on a slow phone. In the next one, because
      // `animate` has the page styled, which that frame does anyway; a timer would have it done once more.
      requestAnimationFrame(() => typeLines(lines));
    } else if (tagline.clientWidth !== width) end();
    width = tagline.clientWidth;
  });
  observer.observe(tagline);
  tagline.toggleAttribute('data-typing', true);

  function end() {
    observer.disconnect();
    tagline.removeAttribute('data-typing');
    typed?.replaceChildren();
  }
  function typeLines(lines: readonly TextLine[]) {
    // It has ended already, in another width.
    if (!tagline.hasAttribute('data-typing')) return;
    const characters = lines.flatMap(({ ends }) => ends).length;
    let before = 0;
    let last: Animation | undefined;
    try {
      // All lines are there before the first is animated, so that the page is styled once for all.
      const clipped = lines.map(({ text: words }) => appendLine(typed as Element, words));
      for (const [at, { ends }] of lines.entries()) {
        last = typeLine(clipped[at] as Element, ends, { before, characters, time: 100 - speed });
        before += ends.length;
      }
    } catch {
      // A browser that cannot animate it must not keep the text hidden.
    }
    if (last) last.onfinish = end;
    else end();
  }
}

/** The lines of a text; none in a browser that cannot measure them, which must not keep the text hidden. */
function measured(text: Element): TextLine[] {
  try {
    return textLines(text);
  } catch {
    return [];
  }
}

/** Adds the clipped edge of a line, with its words in it, and returns the edge. */
function appendLine(typed: Element, text: string): Element {
  const clipped = typed.appendChild(document.createElement('span'));
  clipped.appendChild(document.createElement('span')).textContent = text;
  return clipped;
}

/** When a line is typed: after how many characters, of how many in all, each of which takes `time` ms. */
interface Turn {
  readonly before: number;
  readonly characters: number;
  readonly time: number;
}

/**
 * All lines are animated from the first character to the last: where one ended and the next began, the main thread would be
 * asked for several frames.
 */
function typeLine(clipped: Element, ends: readonly number[], { before, characters, time }: Turn): Animation {
  const width = ends.at(-1) ?? 0;
  // A px behind the edge at first: a letter may begin a fraction before its box, and would be a dot on an empty line.
  const steps = (direction: 1 | -1) =>
    [-1, ...ends].map((reached, at) => ({
      offset: at && (before + at) / characters,
      transform: `translateX(${direction * (reached - width)}px)`,
      easing: 'step-end',
    }));
  const timing = { duration: characters * time, fill: 'both' } as const;
  clipped.firstElementChild?.animate(steps(-1), timing);
  return clipped.animate(steps(1), timing);
}
