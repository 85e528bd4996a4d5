import type { Config } from 'tailwindcss';
import { breakpoints } from './content/breakpoints';
import { constants } from './content/constants';
import { hours, palette, streetLight } from './content/palette';

const { small, larger } = constants.sectionScrollPadding;

/**
 * The design tokens. Colours are named by role, not by hue. Their values depend on the ground (`data-ground` in
 * app/globals.css), so a section changes all of them at once, and the night theme is just another set of values.
 * Sizes are in rem and times in ms, unless stated otherwise.
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
     * [size in rem, line height, tracking]. Fluid between 375 and 1280 px; the largest grow again above 1730 px and
     * shrink on low screens. On a phone: heading-1 34 px, heading-2 25, heading-3 19, eyebrow 15.
     * No text is smaller than `fine`, and no title is smaller than the text below it.
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
      /* One size for the headline of every inner page: three lines at most in its column from 1024 px on. */
      'heading-1': [
        'min(max(clamp(2.125rem, 1.8rem + 1.4vw, 2.7rem), min(4.1vw, 3.25rem), min(3.12vw, 5rem)), max(2.125rem, 8vh))',
        { lineHeight: '1.06', letterSpacing: '-0.028em' },
      ],
      display: [
        'min(max(clamp(2.375rem, 1.56rem + 3.7vw, 4.5rem), min(5vw, 6rem)), max(2.125rem, 9vh))',
        { lineHeight: '1.03', letterSpacing: '-0.028em' },
      ],
      figure: ['clamp(2rem, 1.7rem + 1.2vw, 2.75rem)', { lineHeight: '1.1', letterSpacing: '-0.02em' }],
      /* A number or sentence that fills a whole band. */
      band: ['clamp(2.25rem, 1.1rem + 4.9vw, 5.5rem)', { lineHeight: '1.05', letterSpacing: '-0.03em' }],
    },
    borderRadius: { none: '0', DEFAULT: 'var(--radius)', full: '9999px' },
    boxShadow: { bar: `0 0.5rem 1.5rem -1rem ${palette.veil}` },
    transitionTimingFunction: { DEFAULT: 'var(--ease)' },
    transitionDuration: { quick: 'var(--quick)', DEFAULT: 'var(--brief)', calm: 'var(--calm)' },
    screens: breakpoints,
    extend: {
      // The palette itself, for colours that are the same on every ground: `theme('palette.night')`.
      palette,
      // The light of the street, used by two stylesheets: `theme('hours.pin.sky')`.
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
        // How far below the window's top a section of a page with a sticky menu comes to rest.
        'rest-below-menu': `${larger}px`,
        'rest-below-menu-small': `${small}px`,
        // Of the in-page menu: its entries, and its borders.
        menu: '58px',
        'menu-entry': '56px',
        // Capped in vw, so that enlarged text does not widen the gutters on a narrow screen.
        gutter: 'clamp(min(1.25rem, 6.25vw), 5vw, 2.5rem)',
        section: 'clamp(2rem, 6vw, 6.5rem)',
        // Padding of a card: a grid tile, a vacancy, a free-standing column.
        card: 'clamp(min(1.25rem, 6.25vw), 2.5vw, 2.25rem)',
        // Padding of a full-width sheet, of the form and of dialogs.
        panel: 'clamp(min(1.5rem, 7.5vw), 3.5vw, 3.5rem)',
        // Block padding of a band.
        band: 'clamp(2.5rem, 5vw, 4.5rem)',
        // Space below a section's heading.
        head: 'clamp(1.75rem, 4vw, 4rem)',
        // Gap between the cards of a grid.
        cards: 'clamp(0.75rem, 1.5vw, 1.25rem)',
      },
    },
  },
};

export default config;
