'use client';

import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { constants } from '@/content/constants';
import { ui } from '@/content/interface';
import { HeroDots } from './hero-dots';
import { forgetHeroOrder, heroOrder, heroSince } from './hero-order';
import { useLater } from './later';
import { moveIn } from './move-in';
import { TypedTagline } from './typed-tagline';
import { useRotation } from './use-rotation';
import { useSwipe } from './use-swipe';

interface HeroSlide {
  id: string;
  label: string;
  tagline: string;
  content: ReactNode;
}

/** The drawn order never changes while the page lives. */
const subscribeToNothing = () => () => {};

/**
 * The home page's carousel (APG carousel with tabs). The slides are server-rendered; this island turns them.
 * The first slide was drawn by the inline script before the first paint, so waking changes nothing in sight.
 */
export function HeroCarousel({ slides }: { slides: readonly HeroSlide[] }) {
  const natural = slides.map((_, index) => index).join();
  const drawn = useSyncExternalStore(
    subscribeToNothing,
    () => heroOrder(slides.length),
    () => natural,
  );
  const order = drawn.split(',').map(Number);
  const [position, setPosition] = useState(0);
  const [turned, setTurned] = useState(false);
  const whole = useLater();
  const region = useRef<HTMLDivElement>(null);
  const active = order[position] ?? 0;

  useEffect(() => forgetHeroOrder, []);

  const show = useCallback(
    (next: number, from: 'left' | 'right' | 'none') => {
      setTurned(true);
      setPosition((next + slides.length) % slides.length);
      moveIn(region, from);
    },
    [slides.length],
  );
  const advance = useCallback(() => show(position + 1, 'right'), [show, position]);
  const following = order[(position + 1) % slides.length];
  const prepare = useCallback(() => {
    const image = region.current
      ?.querySelectorAll<HTMLElement>('[data-slide]')
      [following ?? 0]?.querySelector<HTMLImageElement>('picture img');
    if (image) image.loading = 'eager';
  }, [following]);
  const { turning, paused, togglePaused } = useRotation(
    region,
    position,
    constants.heroAutoAdvance.standard,
    advance,
    prepare,
    heroSince,
  );
  const swipe = useSwipe((direction) => show(position + direction, direction > 0 ? 'right' : 'left'));

  return (
    <div ref={region} className="hero-carousel" {...swipe}>
      <div className="hero-controls measure">
        <button type="button" onClick={togglePaused} data-replay className="round-button">
          <Icon name={paused ? 'play' : 'pause'} />
          <span className="sr-only">{paused ? ui.hero.play : ui.hero.pause}</span>
        </button>
        <HeroDots
          slides={slides}
          order={drawn === natural ? undefined : order}
          active={active}
          turning={turning}
          show={(index) => show(order.indexOf(index), 'none')}
        />
      </div>
      <div className="hero-slides" aria-live={turning ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            id={`slide-${slide.id}`}
            role="tabpanel"
            aria-roledescription={ui.hero.slideRoleDescription}
            aria-label={`${ui.hero.slideOf(order.indexOf(index) + 1, slides.length)}: ${slide.label}`}
            data-slide
            data-active={index === active || undefined}
            suppressHydrationWarning
            className="hero-slide"
          >
            {(whole || index === active) && slide.content}
          </div>
        ))}
        <TypedTagline text={slides[active]?.tagline ?? ''} started={turned} speed={constants.typingSpeed.home} />
      </div>
    </div>
  );
}
