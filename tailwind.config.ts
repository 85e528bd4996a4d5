import type { Config } from 'tailwindcss';
import { breakpoints } from './content/breakpoints';
import { constants } from './content/constants';
import { hours, palette, streetLight } from './content/palette';

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
    fontFamily: { sans: ['var(--typeface)', 'system-ui', 'sans-serif'] },
    /*
     * [size, line height, tracking], in rem. Fluid between 375 and 1280 px, what is largest again above 1730 (and less on
     * a low screen). On a phone: heading-1 38 px (heading-long 35), heading-2 25, heading-3 19, eyebrow 15; no text is
     * smaller than `fine`, and no title than its text.
     */
    fontSize: {
      fine: ['0.8125rem', { lineHeight: '1.45' }],
      small: ['0.875rem', { lineHeight: '1.5' }],
      eyebrow: ['0.9375rem', { lineHeight: '1.4' }],
      base: ['clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)', { lineHeight: '1.6' }],
      lead: ['clamp(1.125rem, 1.06rem + 0.28vw, 1.3125rem)', { lineHeight: '1.5' }],
      title: ['clamp(1.1875rem, 1.16rem + 0.11vw, 1.25rem)', { lineHeight: '1.3', letterSpacing: '-0.01em' }],
      'heading-3': ['clamp(1.1875rem, 1.06rem + 0.55vw, 1.5rem)', { lineHeight: '1.25', letterSpacing: '-0.015em' }],
      'heading-2': ['clamp(1.5rem, 1.174rem + 1.66vw, 2.5rem)', { lineHeight: '1.12', letterSpacing: '-0.022em' }],
      'heading-1': [
        'min(max(clamp(2.125rem, 1.59rem + 3.34vw, 4.25rem), min(4.05vw, 6rem)), max(2.125rem, 9vh))',
        { lineHeight: '1.04', letterSpacing: '-0.028em' },
      ],
      /* A step smaller: a title of many words, or one on a slide, which keeps to 70vh. */
      'heading-long': [
        'min(max(clamp(2.125rem, 1.62rem + 2.42vw, 3.5rem), min(3.4vw, 5rem)), max(2.125rem, 7.5vh))',
        { lineHeight: '1.06', letterSpacing: '-0.028em' },
      ],
      'heading-longest': [
        'min(max(clamp(2.125rem, 1.75rem + 1.35vw, 2.8125rem), min(2.75vw, 4.25rem)), max(2.125rem, 6.5vh))',
        { lineHeight: '1.08', letterSpacing: '-0.026em' },
      ],
      display: [
        'min(max(clamp(2.375rem, 1.56rem + 3.7vw, 4.5rem), min(5vw, 6rem)), max(2.125rem, 9vh))',
        { lineHeight: '1.03', letterSpacing: '-0.028em' },
      ],
      figure: ['clamp(2rem, 1.7rem + 1.2vw, 2.75rem)', { lineHeight: '1.1', letterSpacing: '-0.02em' }],
      /* A number or a sentence that is all of its band. */
      band: ['clamp(2.25rem, 1.1rem + 4.9vw, 5.5rem)', { lineHeight: '1.05', letterSpacing: '-0.03em' }],
    },
    borderRadius: { none: '0', DEFAULT: 'var(--radius)', full: '9999px' },
    boxShadow: { bar: `0 0.5rem 1.5rem -1rem ${palette.veil}` },
    transitionTimingFunction: { DEFAULT: 'var(--ease)' },
    transitionDuration: { quick: 'var(--quick)', DEFAULT: 'var(--brief)', calm: 'var(--calm)' },
    // Seven widths, and no other.
    screens: breakpoints,
    extend: {
      // A colour of the palette itself, for what has the same on every ground: `theme('palette.night')`.
      palette,
      // The light of the street, which two stylesheets take: `theme('hours.pin.sky')`.
      hours,
      streetLight,
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
        'rest-below-menu': `${larger - constants.stickyMenuOffset}px`,
        'rest-below-menu-small': `${small - constants.stickyMenuOffset}px`,
        // It does not grow with the text where that leaves the words no room.
        gutter: 'clamp(min(1.25rem, 6.25vw), 5vw, 2.5rem)',
        section: 'clamp(2.5rem, 8.5vw, 8rem)',
        // Inside a card: a tile of a grid, a vacancy, a column that stands on its own.
        card: 'clamp(min(1.25rem, 6.25vw), 2.5vw, 2.25rem)',
        // Inside a sheet as wide as its section or with a form, and inside a dialog.
        panel: 'clamp(min(1.5rem, 7.5vw), 3.5vw, 3.5rem)',
        // Above and below in a band.
        band: 'clamp(2.5rem, 5vw, 4.5rem)',
        // Below a section's heading.
        head: 'clamp(1.75rem, 4vw, 4rem)',
        // Between the cards of a grid.
        cards: 'clamp(0.75rem, 1.5vw, 1.25rem)',
      },
    },
  },
};

export default config;
