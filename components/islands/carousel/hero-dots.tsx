'use client';

import { useRef, type KeyboardEvent } from 'react';
import { ui } from '@/content/interface';
import { placeByKey } from '@/components/enhancements/tab-keys';

interface HeroDotsProps {
  slides: readonly { id: string; label: string }[];
  /** The slides' shuffled order; undefined until it is known. */
  order: readonly number[] | undefined;
  active: number;
  turning: boolean;
  show: (index: number) => void;
}

/** The carousel's dots: named floors, one tab stop, arrows move along them as they are seen. */
export function HeroDots({ slides, order, active, turning, show }: HeroDotsProps) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const seen = order ?? slides.map((_, index) => index);
    const next = placeByKey(event, seen.indexOf(active), seen.length);
    const index = next === undefined ? undefined : seen[next];
    if (index === undefined) return;
    event.preventDefault();
    show(index);
    list.current?.querySelectorAll<HTMLElement>('[data-dot]')[index]?.focus();
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
      {slides.map((slide, index) => (
        <button
          key={slide.id}
          type="button"
          role="tab"
          data-dot
          data-replay
          id={`dot-${slide.id}`}
          aria-controls={`slide-${slide.id}`}
          aria-selected={index === active}
          tabIndex={index === active ? 0 : -1}
          style={order && { order: order.indexOf(index) }}
          onClick={() => show(index)}
          suppressHydrationWarning
          className="hero-dot"
        >
          <span className="hero-dot-label">{slide.label}</span>
        </button>
      ))}
    </div>
  );
}
