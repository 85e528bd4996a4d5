import type { Config } from 'tailwindcss';
import { constants } from './content/constants';

/**
 * The design tokens (art direction: palette, type, shape). Colours are semantic: what a colour does, not what it
 * is. Their values belong to a ground (`data-ground` in app/globals.css), so a section changes all of them at once
 * and a night theme is a change of values. Sizes are rem unless they say otherwise; times are ms.
 */
const config: Config = {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ground: 'var(--ground)',
      raised: 'var(--raised)',
      ink: 'var(--ink)',
      muted: 'var(--muted)',
      line: 'var(--line)',
      control: 'var(--control)',
      link: 'var(--link)',
      accent: 'var(--accent)',
      'accent-strong': 'var(--accent-strong)',
      'on-accent': 'var(--on-accent)',
      highlight: 'var(--highlight)',
      danger: 'var(--danger)',
    },
    fontFamily: { sans: ['var(--font-sans)', 'system-ui', 'sans-serif'] },
    // Fluid between 375 and 1280 px; [size, line height, tracking and weight].
    fontSize: {
      small: ['0.875rem', { lineHeight: '1.5' }],
      base: ['clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)', { lineHeight: '1.6' }],
      lead: ['clamp(1.1875rem, 1.11rem + 0.33vw, 1.375rem)', { lineHeight: '1.5' }],
      title: ['clamp(1.1875rem, 1.14rem + 0.22vw, 1.3125rem)', { lineHeight: '1.3', letterSpacing: '-0.01em' }],
      'heading-3': ['clamp(1.375rem, 1.25rem + 0.55vw, 1.6875rem)', { lineHeight: '1.22', letterSpacing: '-0.015em' }],
      'heading-2': ['clamp(1.9375rem, 1.57rem + 1.55vw, 2.8125rem)', { lineHeight: '1.12', letterSpacing: '-0.02em' }],
      'heading-1': ['clamp(2.125rem, 1.65rem + 2.05vw, 3.25rem)', { lineHeight: '1.08', letterSpacing: '-0.022em' }],
      display: ['clamp(2.5rem, 1.7rem + 3.4vw, 4.5rem)', { lineHeight: '1.03', letterSpacing: '-0.028em' }],
      figure: ['clamp(2rem, 1.7rem + 1.2vw, 2.75rem)', { lineHeight: '1.1', letterSpacing: '-0.02em' }],
    },
    borderRadius: { none: '0', DEFAULT: 'var(--radius)', full: '9999px' },
    boxShadow: { none: 'none', DEFAULT: 'var(--shadow)' },
    transitionTimingFunction: { DEFAULT: 'var(--ease)' },
    transitionDuration: { quick: 'var(--quick)', DEFAULT: 'var(--brief)', calm: 'var(--calm)' },
    screens: {
      phone: '426px',
      sm: '640px',
      md: '768px',
      lg: '1024px',
      xl: '1280px',
    },
    extend: {
      maxWidth: { measure: '75rem', text: '42rem', heading: '22ch' },
      spacing: {
        header: `${constants.stickyMenuOffset}px`,
        banner: `${constants.headerBackgroundHeight}px`,
        gutter: 'clamp(1.25rem, 5vw, 2.5rem)',
        section: 'clamp(4rem, 8.5vw, 8rem)',
      },
    },
  },
};

export default config;
