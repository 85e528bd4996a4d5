'use client';

import { animate } from 'framer-motion/dom/mini';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { TypeAnimation } from 'react-type-animation';
import { hideUntyped } from '@/components/enhancements/type-text';
import type { TypingSpeed } from '@/content/constants';

const duration = 0.3;
const ease = [0.2, 0.7, 0.2, 1] as const;
/** How far (px) the words of a slide come from the side that it stands on. */
const distance = 24;

/**
 * Lets one slide change over into another, in 300 ms: the pictures cross-fade, the new words settle from their side. The
 * words are never faded: what is read is never invisible.
 *
 * @param direction 1 where the new slide comes from the right, -1 from the left
 * @returns ends the change at once
 */
export function changeOver(before: HTMLElement, after: HTMLElement, direction: 1 | -1): () => void {
  const picture = before.querySelector<HTMLElement>('.hero-picture');
  const words = [...after.querySelectorAll<HTMLElement>('[data-holds-rotation]')];
  const from = `translateX(${direction * distance}px)`;
  before.setAttribute('data-leaving', '');
  const running = [
    animate(words, { transform: [from, 'none'] }, { duration, ease }),
    ...(picture ? [animate(picture, { opacity: [1, 0] }, { duration, ease: 'linear' })] : []),
  ];
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    running.forEach((animation) => animation.cancel());
    before.removeAttribute('data-leaving');
    // The library leaves the last step of an animation in the element's own style.
    picture?.style.removeProperty('opacity');
    words.forEach((word) => word.style.removeProperty('transform'));
  };
  void Promise.all(running).then(end);
  return end;
}

interface TypewriterProps {
  /** Holds the carousel; the tagline of its active slide is typed. */
  region: RefObject<HTMLElement | null>;
  text: string;
  speed: TypingSpeed;
}

/**
 * Types the tagline of the slide that has just come. react-type-animation types into a span that is not rendered, and
 * each of its characters moves the border between typed and still transparent in the sentence that stands in
 * the page: the lines break where they will stay, and nothing that can be read is replaced. The package cannot be told a
 * new text, so each tagline has an instance of its own (a `key`), which ends with its last character.
 */
export function Typewriter({ region, text, speed }: TypewriterProps) {
  const span = useRef<HTMLSpanElement>(null);

  // Before the paint that shows the slide.
  useLayoutEffect(() => {
    const sentence = region.current?.querySelector('[data-active] .tagline')?.firstChild;
    const typing = span.current;
    if (!sentence || !typing) return;
    const untyped = new Range();
    untyped.selectNodeContents(sentence);
    const show = hideUntyped(untyped);
    const observer = new MutationObserver(() => {
      const { length } = typing.textContent;
      if (length >= text.length) show();
      else untyped.setStart(sentence, length);
    });
    observer.observe(typing, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      show();
    };
  }, [region, text]);

  return (
    <span ref={span} hidden>
      <TypeAnimation sequence={[text]} splitter={Array.from} speed={speed} cursor={false} />
    </span>
  );
}
