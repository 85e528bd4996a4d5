'use client';

import { useEffect } from 'react';

/** Tells the page loader that the page is awake, so that it can replay what the visitor did meanwhile. */
export function AwakeSignal() {
  useEffect(() => {
    document.dispatchEvent(new Event('site:awake'));
  }, []);
  return null;
}
