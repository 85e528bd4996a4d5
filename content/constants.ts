/**
 * The business constants of spec section 9, named as the spec names them. Times in ms, lengths in px
 * unless the name says otherwise. No other code repeats one of these numbers; stylesheets, which cannot import them,
 * name section 9 beside each.
 */
export const constants = {
  /** Exactly this many digits in a phone number that is given. */
  phoneLength: 10,
  /** Wait before scrolling to a section of the home page after arriving from another page. */
  scrollToSectionAfterNavigatingHome: 300,
  heroAutoAdvance: { standard: 10_000, digitalTransformation: 5_000 },
  /** Delay between two typed letters, as react-type-animation counts speed. */
  typingSpeed: { home: 50, detailPages: 30 },
  loadingBounceFlag: 1_400,
  marquee: { duration: 135_000, logos: 21 },
  mobileBreakpoint: 425,
  stickyMenuOffset: 78,
  sectionScrollPadding: { small: [210, 170, 110], larger: [130, 60, 40] },
  tabWidths: [160, 170, 130, 150, 80, 60],
  introCardOverlap: { small: -140, byPage: [-240, -210, -350, -280] },
  headerBackgroundHeight: 350,
  iconSizes: [24, 40],
  headerScrollThreshold: 0,
  /** Years of experience a vacancy asks for. */
  vacancyExperience: { from: 0, to: 4 },
  /** Both readings stay, each where the spec has it (decisions, row 3). */
  yearsClaimed: { start: 1998, projects: 24, expertise: 25 },
  copyrightYears: { from: 2022, to: 24 },
  pageScaleFactors: [1.2, 1.25, 1.35],
} as const;

/** A speed of the typed taglines. */
export type TypingSpeed = (typeof constants.typingSpeed)[keyof typeof constants.typingSpeed];
