import type { Screen } from './daylight';

/**
 * The sky of each screen of the page of the street: above, and what it fades to below; and the words on it, by their name in
 * content/palette.ts. They are colours of that page alone.
 */
export const skies: Readonly<Record<Screen, { top: string; air: string; ink: 'ink' | 'white' }>> = {
  opening: { top: '#10183c', air: '#4a4380', ink: 'white' },
  'for-sale': { top: '#f8d3b4', air: '#fbe8d8', ink: 'ink' },
  pin: { top: '#d3e5f7', air: '#f2f5f8', ink: 'ink' },
  deed: { top: '#c2dbf5', air: '#eaf2fa', ink: 'ink' },
  keys: { top: '#d0e1f2', air: '#f4f1e8', ink: 'ink' },
  lights: { top: '#f2dbab', air: '#f8edd6', ink: 'ink' },
  letterbox: { top: '#eca076', air: '#f6cda9', ink: 'ink' },
  van: { top: '#0b0c2a', air: '#131a45', ink: 'white' },
  dark: { top: '#2b4391', air: '#7a68ab', ink: 'white' },
  end: { top: '#6f65a9', air: '#4c5499', ink: 'white' },
};
