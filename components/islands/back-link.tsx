'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { ui } from '@/content/interface';
import { routes } from '@/content/routes';
import { assetUrl } from '@/lib/site';

/** One step back in history; home where there is no step on this site (spec section 2, detail pages). */
export function BackLink() {
  function onClick(event: MouseEvent) {
    if (!cameFromThisSite()) return;
    event.preventDefault();
    history.back();
  }
  return (
    <a
      href={assetUrl(routes.home)}
      onClick={onClick}
      data-replay
      className="inline-flex min-h-11 items-center gap-2 text-small"
    >
      <Icon name="arrow-left" />
      {ui.back}
    </a>
  );
}

/** The Navigation API counts only this site's entries; the referrer answers for browsers without it. */
function cameFromThisSite(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (navigation) return navigation.canGoBack;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
