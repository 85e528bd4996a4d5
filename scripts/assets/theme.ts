import { breakpoints } from '@/content/breakpoints';
import { constants } from '@/content/constants';
import { accents, grounds, marks, palette, solids, solidsByNight, type GroundColours } from '@/content/palette';
import { writeIfChanged } from '@/lib/write-if-changed';

/** Writes the tokens that TypeScript defines as CSS for stylesheets, and the palette as JSON for the scenes in art/. */
export function makeTheme(): void {
  writeIfChanged('generated/theme.css', themeCss());
  writeIfChanged('generated/grounds.css', groundsCss());
  writeIfChanged('generated/palette.json', `${JSON.stringify(palette, null, 2)}\n`);
}

/**
 * Tailwind's theme, as far as TypeScript needs it too: the widths at which layouts change, the numbers of the business
 * and the colours (app/styles/tokens.css has the others).
 */
export function themeCss(): string {
  const { number, icon } = constants.pageScaleFactors;
  const { small, larger } = constants.sectionScrollPadding;
  const numbers: Property[] = [
    ['spacing-header-small', `${constants.headerHeightSmall}px`],
    ['spacing-header-large', `${constants.headerHeight}px`],
    ['spacing-banner', `${constants.headerBackgroundHeight}px`],
    // How far below the window's top a section of a page with a sticky menu comes to rest.
    ['spacing-rest-below-menu', `${larger}px`],
    ['spacing-rest-below-menu-small', `${small}px`],
    ['scale-number', `${number}`],
    ['scale-icon', `${icon}`],
    ['duration-hero-auto-advance', `${constants.heroAutoAdvance}ms`],
    ['duration-loading-bounce', `${constants.loadingBounceFlag}ms`],
    ['duration-marquee', `${constants.marquee.duration}ms`],
  ];
  return (
    made +
    rule('@theme static inline', [
      ['breakpoint-*', 'initial'],
      ...Object.entries(breakpoints).map(([name, width]): Property => [`breakpoint-${name}`, width]),
      ...numbers,
      ...Object.entries(palette).map(([name, value]): Property => [`palette-${kebab(name)}`, value]),
    ])
  );
}

/**
 * The colours of buttons, and each ground's tokens: those of paper first, then what other grounds override; then the
 * colours of drawings, which on a ground that is dark by day too are those of the night.
 */
export function groundsCss(): string {
  const ofButtons = Object.entries(accents).map(([name, of]): Property => [kebab(name), `var(--palette-${kebab(of)})`]);
  const { paper, ...others } = grounds;
  const base = tokensOf(paper);
  const alwaysDark = Object.entries(others).filter(([, { day, night }]) => day.ink === night.ink);
  const night = drawnColours('night');
  return [
    made + rule(':root', ofButtons),
    rule(':root,\n[data-ground]', base),
    ...Object.entries(others).map(([name, ground]) =>
      rule(
        onGround(name),
        tokensOf(ground).filter(([, value], index) => value !== base[index]?.[1]),
      ),
    ),
    ...ofFirstScreens.map((name) => rule(headerAbove(name), tokensOf(grounds[name]))),
    rule(
      '.drawn',
      Object.entries(drawnColours('day')).map(([name, day]) => [name, `light-dark(${day}, ${night[name] ?? day})`]),
    ),
    `@media screen {\n${alwaysDark.map(([name]) => `  ${onGround(name)} .drawn`).join(',\n')} {\n    color-scheme: dark;\n  }\n}\n`,
  ].join('\n');
}

const made = '/* Made by `npm run assets` from content/palette.ts, breakpoints.ts and constants.ts. */\n';

type Property = readonly [name: string, value: string];

/** A ground's tokens, sorted by name so that grounds can be compared by index. */
function tokensOf({ day, night }: Readonly<Record<'day' | 'night', GroundColours>>): Property[] {
  return (Object.keys(day) as (keyof GroundColours)[])
    .sort()
    .map((token) => [kebab(token), lightDark(palette[day[token]], palette[night[token]])]);
}

function lightDark(day: string, night: string): string {
  return day === night ? day : `light-dark(${day}, ${night})`;
}

/** The colours of drawings by custom property name: the marks, and the top, left and right faces of solids. */
export function drawnColours(time: 'day' | 'night'): Record<string, string> {
  const others = Object.entries(marks).map(([name, [day, night]]) => [kebab(name), time === 'day' ? day : night]);
  const faces = Object.entries(time === 'day' ? solids : solidsByNight).flatMap(([name, solid]) =>
    Object.entries(solid).map(([face, colour]) => [`${kebab(name)}-${face.charAt(0)}`, colour]),
  );
  return Object.fromEntries([...others, ...faces]);
}

function onGround(name: string): string {
  return `[data-ground='${name}']`;
}

/** The grounds of first screens that are not by night (components/layout/page-offer). */
const ofFirstScreens = ['mist', 'sand'] as const;

/**
 * The header above such a first screen, until a script gives it the ground of what it lies on (`markScrolledHeader`). It is
 * a rule of its own: a browser without `:has()` ignores every selector of the rule that has one.
 */
function headerAbove(ground: string): string {
  return `.site-header[data-ground='night']:not([data-scrolled]):has(+ main .offer-ground${onGround(ground)})`;
}

function rule(selector: string, properties: readonly Property[]): string {
  return `${selector} {\n${properties.map(([name, value]) => `  --${name}: ${value};\n`).join('')}}\n`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
