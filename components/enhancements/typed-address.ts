/**
 * Writes the address that led nowhere on the sign of the 404's plot, and shows the sign. Only as text: what somebody put
 * into a link is never markup.
 */
export function showTypedAddress(): void {
  const place = document.querySelector('[data-typed-address]');
  const sign = place?.closest<HTMLElement>('[hidden]');
  if (!place || !sign) return;
  place.textContent = readable(location.pathname);
  sign.hidden = false;
}

/** An address as people type it, or as it stands where it is no valid UTF-8. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
