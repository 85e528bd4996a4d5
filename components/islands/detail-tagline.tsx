'use client';

import { useEffect, useRef } from 'react';
import { typeText } from '@/components/behaviours/type-text';
import { constants } from '@/content/constants';

/** A detail page's tagline, typed out when its slide comes into sight. */
export function DetailTagline({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!line.current) return;
    const leaving = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void typeText(entry.target, { speed: constants.typingSpeed.detailPages, signal: leaving.signal });
      },
      { threshold: 1 },
    );
    observer.observe(line.current);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, []);
  return (
    <p ref={line} className="tagline">
      {text}
    </p>
  );
}
