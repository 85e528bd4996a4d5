'use client';

import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { TypeAnimation } from 'react-type-animation';
import { textLines } from '@/components/enhancements/text-lines';
import type { TypingSpeed } from '@/content/constants';
import { slideVisits } from './slide-visits';

interface TypedTaglineProps {
  /** The tagline in its slide, as components/ui/tagline.tsx renders it. */
  line: Element;
  /** Whether its slide is shown now, and motion is welcome. */
  isShown: boolean;
  speed: TypingSpeed;
}

/**
 * Types a slide's tagline over its text, which is not seen meanwhile, each time the slide comes. react-type-animation
 * cannot be told a new text and goes on when it is removed, so each tagline has one instance, which stays and waits for the
 * next visit of its slide.
 */
export function TypedTagline({ line, isShown, speed }: TypedTaglineProps) {
  const [slide] = useState(slideVisits);
  const [width] = useState(line.clientWidth);
  // Broken into the browser's own lines, so that no half-typed word jumps to the next line. None in a translated page.
  const [text] = useState(() =>
    textLines(line.firstElementChild as Element)
      .map(({ text: words }) => words)
      .join('\n'),
  );
  const [sequence] = useState(() => [
    () => slide.until(true),
    text,
    () => {
      line.removeAttribute('data-typing');
      return slide.until(false);
    },
    '',
  ]);
  // Before the paint that shows the slide. Another width has other lines: there the text is there at once.
  useLayoutEffect(() => {
    const isTyping = isShown && text !== '' && line.clientWidth === width;
    line.toggleAttribute('data-typing', isTyping);
    slide.set(isTyping);
  }, [line, text, width, slide, isShown]);

  return createPortal(
    <TypeAnimation
      aria-hidden
      className="tagline-typed"
      sequence={sequence}
      splitter={Array.from}
      speed={speed}
      cursor={false}
      omitDeletionAnimation
      repeat={Infinity}
    />,
    line,
  );
}
