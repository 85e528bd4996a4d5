/**
 * The numbers of docs/requirements.md ("Numbers"), named as they are named there. Times in ms, lengths in px unless the
 * name says otherwise. No other code repeats one: stylesheets have them as tokens (generated/theme.css), scripts in the page
 * as data attributes. What nothing could use is not here (docs/decisions.md, "Constants that nothing reads").
 */
export const constants = {
  /** Number of digits of a phone number, where one is given. */
  phoneLength: 10,
  /** Wait before scrolling to a section of the home page after arriving from another page. */
  scrollToSectionAfterNavigatingHome: 300,
  /** Display time of each slide on the home page. */
  heroAutoAdvance: 10_000,
  /** In the unit of react-type-animation: a character takes 100 - speed ms. */
  typingSpeed: { home: 50, detailPages: 30 },
  /** Duration of the bounce with which the floating button arrives. */
  loadingBounceFlag: 1_400,
  marquee: { duration: 135_000, logos: 21 },
  /** The widest viewport that counts as small. */
  mobileBreakpoint: 425,
  /** The height of the fixed header, and so how far from the top a sticky menu is (`--spacing-header` in stylesheets). */
  headerHeight: 78,
  /** The same where the menu is a panel, on phones and tablets; there it leaves while a page is read downwards. */
  headerHeightSmall: 56,
  /**
   * How far below the top of the viewport a section comes to rest under a sticky menu, on small and on larger screens, and
   * how far below the header it counts as reached.
   */
  sectionScrollPadding: { small: 170, larger: 130, reached: 110 },
  headerBackgroundHeight: 350,
  /** A line drawing in a text, the drawing of a card, and the box of a product's mark. */
  iconSizes: { line: 24, card: 40, mark: 44 },
  /** The header takes its special style when the page is scrolled further than this. */
  headerScrollThreshold: 0,
  /** How much larger something becomes that answers to the pointer: the numbers beside a model, and a control's icon. */
  pageScaleFactors: { number: 1.2, icon: 1.25 },
} as const;

/** How long a browser keeps what was typed into the form and not sent, and the number of a message that was sent. */
export const draftHours = 24;
export const sentDays = 30;

/** A speed of the typed taglines. */
export type TypingSpeed = (typeof constants.typingSpeed)[keyof typeof constants.typingSpeed];
