'use client';

import { useEffect } from 'react';

/**
 * Tells the page loader that the page is awake, so that it can replay what the visitor did meanwhile, and the
 * stylesheet, which scrolls smoothly from here on: who opens a link to a section is there at once.
 */
export function AwakeSignal() {
  useEffect(() => {
    document.documentElement.dataset.awake = '';
    document.dispatchEvent(new Event('site:awake'));
  }, []);
  return null;
}
