'use client';

import { useRef, type KeyboardEvent } from 'react';
import { ui } from '@/content/interface';
import { placeByKey } from '@/components/enhancements/tab-keys';

interface HeroDotsProps {
  /** The slides in their shuffled order. */
  slides: readonly { id: string; label: string }[];
  chosen: number;
  turning: boolean;
  choose: (place: number) => void;
}

/** The carousel's dots: named floors, one tab stop, arrows move along them (APG, tabs). */
export function HeroDots({ slides, chosen, turning, choose }: HeroDotsProps) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const place = placeByKey(event, chosen, slides.length);
    if (place === undefined) return;
    event.preventDefault();
    choose(place);
    list.current?.querySelectorAll<HTMLElement>('[data-dot]')[place]?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={ui.hero.pick}
      onKeyDown={onKeyDown}
      data-holds-rotation
      className="hero-dots"
      data-turning={turning || undefined}
    >
      {slides.map((slide, place) => (
        <button
          key={slide.id}
          type="button"
          role="tab"
          data-dot
          data-replay
          id={`dot-${slide.id}`}
          aria-controls={`slide-${slide.id}`}
          aria-selected={place === chosen}
          tabIndex={place === chosen ? 0 : -1}
          onClick={() => choose(place)}
          suppressHydrationWarning
          className="hero-dot"
        >
          <span className="hero-dot-label">{slide.label}</span>
        </button>
      ))}
    </div>
  );
}
