/**
 * The contrast ratio of two colours, from 1 to 21.
 * @param front a colour as `#rrggbb`
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(front: string, back: string): number {
  const [light, dark] = [luminance(front), luminance(back)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Red, green and blue of a colour, each from 0 to 255. */
export function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** Mixes two colours as `color-mix(in srgb)` does; `share` is the fraction of `tint`. */
export function mixed(colour: string, tint: string, share: number): string {
  const to = channels(tint);
  const parts = channels(colour).map((from, index) => Math.round(from + ((to[index] ?? 0) - from) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
