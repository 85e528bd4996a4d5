'use client';

import { useRef, type KeyboardEvent } from 'react';
import { ui } from '@/content/interface';
import { placeByKey } from '@/components/behaviours/tab-keys';

interface HeroDotsProps {
  slides: readonly { id: string; label: string }[];
  /** The slides' shuffled order; undefined until it is known. */
  order: readonly number[] | undefined;
  active: number;
  turning: boolean;
  show: (index: number) => void;
}

const dot =
  'min-h-12 min-w-0 flex-1 text-left text-[0.875rem] text-muted aria-selected:font-semibold aria-selected:text-ink lg:relative lg:min-w-6';
/** A rail; on the active floor a light one, which grows as long as the slide is shown. */
const rail =
  'before:bg-(--palette-night-rail) max-lg:aria-selected:before:hidden aria-selected:after:origin-left aria-selected:after:bg-highlight in-data-turning:aria-selected:after:animate-[floor_theme(transitionDuration.hero-auto-advance)_linear]';
const rails =
  '[&::before,&::after]:mt-[18px] [&::before,&::after]:block [&::before,&::after]:h-[3px] lg:[&::before,&::after]:absolute lg:[&::before,&::after]:inset-x-0 lg:[&::before,&::after]:top-1 lg:[&::before,&::after]:mt-0 lg:[&::before,&::after]:h-0.5';
/** On a phone the active floor alone is named above them all; the other names are only out of sight, for a screen reader. */
const label =
  'max-lg:absolute max-lg:-top-1.5 max-lg:left-0 max-lg:whitespace-nowrap max-lg:not-in-aria-selected:[clip-path:inset(50%)] lg:block lg:pt-[14px]';

/** The carousel's dots: named floors, one tab stop, arrows move along them as they are seen. */
export function HeroDots({ slides, order, active, turning, show }: HeroDotsProps) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const seen = order ?? slides.map((_, index) => index);
    const next = placeByKey(event.key, seen.indexOf(active), seen.length);
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
      className="hero-dots relative flex flex-1 gap-2 lg:static"
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
          className={`${dot} ${rail} ${rails}`}
        >
          <span className={label}>{slide.label}</span>
        </button>
      ))}
    </div>
  );
}
