'use client';

import { useEffect, useRef, useState } from 'react';
import { constants } from '@/content/constants';
import { TypedTagline } from './typed-tagline';

/** A detail page's tagline, typed out when its slide comes into sight (spec section 9: speed 30). */
export function DetailTagline({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        observer.disconnect();
      },
      { threshold: 1 },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="detail-tagline">
      <p className="tagline">{text}</p>
      <TypedTagline text={text} started={seen} speed={constants.typingSpeed.detailPages} />
    </div>
  );
}
