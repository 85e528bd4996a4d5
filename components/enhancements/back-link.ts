import { followedLink } from './links';

/** Makes links marked `data-back` go one step back in history; where there is no step on this site, they lead home. */
export function followBackLinks(): void {
  document.addEventListener('click', (event) => {
    if (!followedLink(event)?.matches('[data-back]') || !cameFromThisSite()) return;
    event.preventDefault();
    history.back();
  });
}

/** The Navigation API counts only this site's entries; the referrer answers for browsers without it. */
function cameFromThisSite(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (navigation) return navigation.canGoBack;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
