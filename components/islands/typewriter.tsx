'use client';

import { useEffect, useState } from 'react';
import { TypeAnimation } from 'react-type-animation';
import type { TypingSpeed } from '@/content/constants';

/** Stands in the sequence for "whatever the tagline is by now". */
const latest = '\u2026';

/**
 * One instance of react-type-animation for all taglines, never unmounted while the page lives: it cannot be told
 * a new text, and every remount leaks a running loop (maxeth/react-type-animation#59). So its sequence waits for
 * a change and types a placeholder, which the splitter turns into the letters of the latest text.
 */
export default function Typewriter({ text, speed }: { text: string; speed: TypingSpeed }) {
  const [script] = useState(createScript);
  useEffect(() => script.change(text), [script, text]);
  return (
    <TypeAnimation
      sequence={[script.nextChange, latest]}
      splitter={script.split}
      speed={speed}
      repeat={Infinity}
      omitDeletionAnimation
      cursor={false}
      className="typed-text"
    />
  );
}

function createScript() {
  let text = '';
  let typed = '';
  let line: HTMLElement | null = null;
  let wake: (() => void) | undefined;
  return {
    /** A sentence that comes while another is being typed, which nothing can stop, simply stands there instead. */
    change(next: string) {
      text = next;
      if (wake) wake();
      else if (line) line.hidden = true;
    },
    /** Resolves when there is a text that has not been shown yet; clears the line. */
    async nextChange(element: HTMLElement | null) {
      line = element;
      if (line?.hidden) typed = text;
      while (text === typed) await new Promise<void>((resolve) => (wake = resolve));
      wake = undefined;
      typed = text;
      if (!line) return;
      line.textContent = '';
      line.hidden = false;
    },
    /** Letters as a person sees them, so that an accent is never typed apart from its letter. */
    split(sentence: string): readonly string[] {
      return Array.from(sentence === latest ? typed : sentence);
    },
  };
}
