'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { ui } from '@/content/interface';

/** Stops and starts the strip that it controls (WCAG 2.2.2: whatever moves for over 5 s can be stopped). */
export function MarqueeToggle({ controls }: { controls: string }) {
  const [paused, setPaused] = useState(false);
  function toggle() {
    document.getElementById(controls)?.toggleAttribute('data-paused', !paused);
    setPaused(!paused);
  }
  return (
    <button type="button" onClick={toggle} aria-controls={controls} data-replay className="round-button">
      <Icon name={paused ? 'play' : 'pause'} />
      <span className="sr-only">{paused ? ui.marquee.play : ui.marquee.pause}</span>
    </button>
  );
}
