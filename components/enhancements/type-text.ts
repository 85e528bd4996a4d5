import { afterNextFrame } from 'next-documents/document-state';
import { textLines, type TextLine } from './text-lines';

/**
 * Types out a tagline over its own text, which is not seen meanwhile but keeps its space and is what search engines and
 * screen readers have. Each line moves out from behind its own clipped edge, a character a step: two animated transforms,
 * which browsers run beside the main thread. A change of the text for each character took a third of the main-thread time
 * of the home page's first load.
 *
 * The text is hidden before this returns, so a script that calls it before the first paint shows no flash. In a page that
 * is prerendered, or in a hidden tab, the typing begins when the page is seen. Under reduced motion the text is simply there
 * there, and it does so when the width of its lines changes.
 *
 * @param tagline as components/ui/tagline.tsx renders it; `app/styles/hero.css` says how it looks meanwhile
 * @param speed as react-type-animation counts it: from 1 (slow) to 99; a character takes 100 - speed ms
 */
export function typeText(tagline: HTMLElement, speed: number): void {
  const [text, typed] = tagline.children;
  if (!(text?.firstChild instanceof Text) || !typed || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  tagline.toggleAttribute('data-typing', true);

  // The first frame has the page to lay out and to paint: together they would be a long task on a slow phone.
  afterNextFrame(() => {
    const width = tagline.clientWidth;
    const end = () => {
      removeEventListener('resize', endInOtherLines);
      tagline.removeAttribute('data-typing');
      typed.replaceChildren();
    };
    const endInOtherLines = () => void (tagline.clientWidth === width || end());
    addEventListener('resize', endInOtherLines);

    let delay = 0;
    let last: Animation | undefined;
    for (const line of textLines(text)) {
      last = typeLine(typed, line, { delay, character: 100 - speed });
      delay += line.ends.length * (100 - speed);
    }
    if (last) last.onfinish = end;
    else end();
  });
}

/** @param time ms before its first character, and for each */
function typeLine(typed: Element, { text, ends }: TextLine, time: { delay: number; character: number }): Animation {
  const clipped = typed.appendChild(document.createElement('span'));
  const words = clipped.appendChild(document.createElement('span'));
  words.textContent = text;
  const width = ends.at(-1) ?? 0;
  const timing = { delay: time.delay, duration: ends.length * time.character, fill: 'both' } as const;
  // A px behind the edge at first: a letter may begin a fraction before its box, and would be a dot on an empty line.
  const steps = (direction: 1 | -1) =>
    [-1, ...ends].map((end) => ({ transform: `translateX(${direction * (end - width)}px)`, easing: 'step-end' }));
  words.animate(steps(-1), timing);
  return clipped.animate(steps(1), timing);
}
