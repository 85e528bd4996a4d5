import type { Config } from 'tailwindcss';
import { constants } from './content/constants';

const { small, larger } = constants.sectionScrollPadding;

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
    // Fluid between 375 and 1280 px, the largest two again above 1730 (and less on a low screen); [size, line height, tracking].
    fontSize: {
      small: ['0.875rem', { lineHeight: '1.5' }],
      base: ['clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)', { lineHeight: '1.6' }],
      lead: ['clamp(1.125rem, 1.06rem + 0.28vw, 1.3125rem)', { lineHeight: '1.5' }],
      title: ['clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)', { lineHeight: '1.3', letterSpacing: '-0.01em' }],
      'heading-3': ['clamp(1.25rem, 1.15rem + 0.44vw, 1.5rem)', { lineHeight: '1.25', letterSpacing: '-0.015em' }],
      'heading-2': ['clamp(1.75rem, 1.44rem + 1.33vw, 2.5rem)', { lineHeight: '1.12', letterSpacing: '-0.022em' }],
      'heading-1': [
        'min(max(clamp(2rem, 1.19rem + 3.8vw, 4.25rem), min(4.05vw, 6rem)), max(1.8125rem, 9vh))',
        { lineHeight: '1.04', letterSpacing: '-0.028em' },
      ],
      /* A step smaller: a title of many words, or one on a slide, which keeps to 70vh. */
      'heading-long': [
        'min(max(clamp(1.9375rem, 1.19rem + 3.2vw, 3.75rem), min(3.6vw, 5.25rem)), max(1.75rem, 7.5vh))',
        { lineHeight: '1.05', letterSpacing: '-0.028em' },
      ],
      display: [
        'min(max(clamp(2.5rem, 1.7rem + 3.4vw, 4.5rem), min(5vw, 6rem)), max(2rem, 9vh))',
        { lineHeight: '1.03', letterSpacing: '-0.028em' },
      ],
      figure: ['clamp(2rem, 1.7rem + 1.2vw, 2.75rem)', { lineHeight: '1.1', letterSpacing: '-0.02em' }],
    },
    borderRadius: { none: '0', DEFAULT: 'var(--radius)', full: '9999px' },
    boxShadow: { none: 'none', DEFAULT: 'var(--shadow)' },
    transitionTimingFunction: { DEFAULT: 'var(--ease)' },
    transitionDuration: { quick: 'var(--quick)', DEFAULT: 'var(--brief)', calm: 'var(--calm)' },
    screens: {
      // Phones, from the narrowest in use; what does not fit any more changes its shape below one of these.
      'phone-s': '360px',
      'phone-m': '380px',
      'phone-l': '400px',
      phone: `${constants.mobileBreakpoint + 1}px`,
      'phone-xl': '480px',
      sm: '640px',
      md: '768px',
      // From here on two things stand side by side, and three in a row.
      pair: '900px',
      tablet: '960px',
      lg: '1024px',
      desk: '1100px',
      xl: '1280px',
      // The widths from which an offer's columns have their full room, and from which bands and pictures stop growing.
      wide: '1400px',
      full: '1600px',
    },
    extend: {
      scale: { number: `${constants.pageScaleFactors.number}`, icon: `${constants.pageScaleFactors.icon}` },
      maxWidth: { measure: 'var(--measure)', text: '42rem', heading: '22ch' },
      transitionDuration: {
        'hero-auto-advance': `${constants.heroAutoAdvance}ms`,
        'loading-bounce': `${constants.loadingBounceFlag}ms`,
        marquee: `${constants.marquee.duration}ms`,
      },
      spacing: {
        header: `${constants.stickyMenuOffset}px`,
        banner: `${constants.headerBackgroundHeight}px`,
        // What a section's own margin adds to the fixed header's height, so that it comes to rest at the scroll padding.
        'rest-below-menu': `${larger[0] - constants.stickyMenuOffset}px`,
        'rest-below-menu-small': `${small[1] - constants.stickyMenuOffset}px`,
        gutter: 'clamp(1.25rem, 5vw, 2.5rem)',
        section: 'clamp(2.5rem, 8.5vw, 8rem)',
      },
    },
  },
};

export default config;
