/**
 * How far the site conforms to WCAG 2.2 (https://www.w3.org/TR/WCAG22/), levels A and AA, criterion by criterion. Nothing is
 * called met unless a test of the repository looks at it. When a test is deleted, or one finds a fault that stays, the
 * line here changes first.
 */

/** What is done, by the name that a criterion's line has for it; `test` repeats it on every test run. */
export const accessibilityTests = {
  engines: {
    name: 'Rule engines',
    what: 'axe-core and IBM Equal Access read every page, one on a phone by night, the other on a desktop by day.',
    test: 'e2e/every-page.spec.ts',
  },
  windows: {
    name: 'Widths',
    what: 'Every page is laid out in windows from 320 to 1280 px wide, and with the browser’s text at 200 %. None scrolls sideways.',
    test: 'e2e/every-page.spec.ts',
  },
  reach: {
    name: 'Reach',
    what: 'On every page, in up to six sizes of window, every link, button and field is tried: a pointer reaches it, nothing cuts it off, and nothing lies over it while it has the focus, forwards and backwards.',
    test: 'e2e/nothing-covered.spec.ts',
  },
  spacing: {
    name: 'Spacing',
    what: 'Every page is laid out with the text spacing of the criterion, on a phone and on a desktop.',
    test: 'e2e/nothing-covered.spec.ts',
  },
  names: {
    name: 'Names',
    what: 'Every link and button has a name, and every picture a text.',
    test: 'e2e/links.spec.ts',
  },
  focus: {
    name: 'Focus ring',
    what: 'Three pages are walked through with the Tab key; each step shows a ring.',
    test: 'e2e/focus.spec.ts',
  },
  form: {
    name: 'Form',
    what: 'The form is filled in and sent by keyboard alone, with every field missing in turn, and with both outcomes.',
    test: 'e2e/enquiry.spec.ts',
  },
  carousel: {
    name: 'Slides',
    what: 'The slides are turned, paused and held by keyboard and by pointer, and stand under reduced motion.',
    test: 'e2e/hero.spec.ts',
  },
  logos: {
    name: 'Moving logos',
    what: 'The moving logos stop on hover, on focus and by a switch.',
    test: 'e2e/home.spec.ts',
  },
  menus: {
    name: 'Menus',
    what: 'The menus are opened and closed by keyboard, on a phone and on a desktop.',
    test: 'e2e/header.spec.ts',
  },
  theme: { name: 'Themes', what: 'Both themes and their switch are used by keyboard.', test: 'e2e/theme.spec.ts' },
  scripts: { name: 'Without scripts', what: 'Pages are read without scripts.', test: 'e2e/without-javascript.spec.ts' },
  markup: { name: 'Markup', what: 'The W3C’s validator reads every page.', test: 'e2e/markup.spec.ts' },
} as const;

export type AccessibilityTest = keyof typeof accessibilityTests;

/** One success criterion. `untested` is said where no test looks; `absent` where the site has nothing that it speaks of. */
export type Criterion = { readonly number: string; readonly name: string; readonly level: 'A' | 'AA' } & (
  | { readonly result: 'met'; readonly tests: readonly [AccessibilityTest, ...AccessibilityTest[]] }
  | { readonly result: 'absent' | 'not met' | 'untested'; readonly why: string }
);

const met = (...tests: [AccessibilityTest, ...AccessibilityTest[]]) => ({ result: 'met', tests }) as const;
const absent = (why: string) => ({ result: 'absent', why }) as const;
const untested = (why: string) => ({ result: 'untested', why }) as const;
const noMedia = absent('The site has no sound and no video.');

export const criteria: readonly Criterion[] = [
  { number: '1.1.1', name: 'Non-text Content', level: 'A', ...met('engines', 'names') },
  { number: '1.2.1', name: 'Audio-only and Video-only (Prerecorded)', level: 'A', ...noMedia },
  { number: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', ...noMedia },
  { number: '1.2.3', name: 'Audio Description or Media Alternative (Prerecorded)', level: 'A', ...noMedia },
  { number: '1.2.4', name: 'Captions (Live)', level: 'AA', ...noMedia },
  { number: '1.2.5', name: 'Audio Description (Prerecorded)', level: 'AA', ...noMedia },
  { number: '1.3.1', name: 'Info and Relationships', level: 'A', ...met('engines', 'markup') },
  { number: '1.3.2', name: 'Meaningful Sequence', level: 'A', ...met('scripts') },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    ...untested('No test reads the words for directions such as “on the right”.'),
  },
  { number: '1.3.4', name: 'Orientation', level: 'AA', ...met('windows', 'reach') },
  { number: '1.3.5', name: 'Identify Input Purpose', level: 'AA', ...met('engines') },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    ...untested('The engines see links in text; no test looks at what figures say by colour.'),
  },
  { number: '1.4.2', name: 'Audio Control', level: 'A', ...noMedia },
  { number: '1.4.3', name: 'Contrast (Minimum)', level: 'AA', ...met('engines') },
  { number: '1.4.4', name: 'Resize Text', level: 'AA', ...met('windows') },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    ...untested('Names in logos are exempt; no test looks for other pictures of text.'),
  },
  { number: '1.4.10', name: 'Reflow', level: 'AA', ...met('windows', 'reach') },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    ...untested(
      'The palette’s values are checked against their grounds; no test measures every icon and ring where it stands.',
    ),
  },
  { number: '1.4.12', name: 'Text Spacing', level: 'AA', ...met('spacing') },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    ...untested('Only browsers’ own tooltips come by hovering; no test looks for others.'),
  },
  { number: '2.1.1', name: 'Keyboard', level: 'A', ...met('form', 'menus', 'carousel', 'theme') },
  { number: '2.1.2', name: 'No Keyboard Trap', level: 'A', ...met('focus', 'menus') },
  { number: '2.1.4', name: 'Character Key Shortcuts', level: 'A', ...absent('The site has no shortcuts.') },
  { number: '2.2.1', name: 'Timing Adjustable', level: 'A', ...absent('The site sets no time limit.') },
  { number: '2.2.2', name: 'Pause, Stop, Hide', level: 'A', ...met('carousel', 'logos') },
  {
    number: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    ...absent('Nothing on the site flashes.'),
  },
  { number: '2.4.1', name: 'Bypass Blocks', level: 'A', ...met('engines', 'menus') },
  { number: '2.4.2', name: 'Page Titled', level: 'A', ...met('engines') },
  {
    number: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    ...untested('Menus, form and dialogs are walked through; no test compares the order on whole pages.'),
  },
  { number: '2.4.4', name: 'Link Purpose (In Context)', level: 'A', ...met('names') },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    ...untested('Menus and footer list the pages; no test counts the ways to each.'),
  },
  {
    number: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    ...untested('That headings exist and are in order is tested, not that they describe.'),
  },
  { number: '2.4.7', name: 'Focus Visible', level: 'AA', ...met('focus') },
  { number: '2.4.11', name: 'Focus Not Obscured (Minimum)', level: 'AA', ...met('reach') },
  { number: '2.5.1', name: 'Pointer Gestures', level: 'A', ...met('carousel') },
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    ...untested('Controls are browsers’ own and act when a press ends; no test looks.'),
  },
  { number: '2.5.3', name: 'Label in Name', level: 'A', ...met('engines') },
  { number: '2.5.4', name: 'Motion Actuation', level: 'A', ...absent('Nothing is done by moving a device.') },
  { number: '2.5.7', name: 'Dragging Movements', level: 'AA', ...met('carousel') },
  { number: '2.5.8', name: 'Target Size (Minimum)', level: 'AA', ...met('engines') },
  { number: '3.1.1', name: 'Language of Page', level: 'A', ...met('engines') },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    ...untested('The site is in English; no test looks for words of other languages.'),
  },
  { number: '3.2.1', name: 'On Focus', level: 'A', ...met('reach') },
  { number: '3.2.2', name: 'On Input', level: 'A', ...met('form', 'theme') },
  { number: '3.2.3', name: 'Consistent Navigation', level: 'AA', ...met('menus') },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    ...untested('No test compares the names of controls between pages.'),
  },
  {
    number: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    ...untested('Contact is in the same menu on every page; no test compares its place.'),
  },
  { number: '3.3.1', name: 'Error Identification', level: 'A', ...met('form') },
  { number: '3.3.2', name: 'Labels or Instructions', level: 'A', ...met('engines', 'form') },
  { number: '3.3.3', name: 'Error Suggestion', level: 'AA', ...met('form') },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    ...absent('The form makes no contract and pays nothing.'),
  },
  { number: '3.3.7', name: 'Redundant Entry', level: 'A', ...absent('The form has one step.') },
  { number: '3.3.8', name: 'Accessible Authentication (Minimum)', level: 'AA', ...absent('Nobody signs in.') },
  { number: '4.1.2', name: 'Name, Role, Value', level: 'A', ...met('engines', 'names') },
  { number: '4.1.3', name: 'Status Messages', level: 'AA', ...met('form') },
];

/** The principles of WCAG by the first digit of their criteria, with what each asks for. */
export const principles = {
  1: { id: 'perceivable', name: 'Perceivable', asks: 'Can it be seen, heard or felt by everybody?' },
  2: { id: 'operable', name: 'Operable', asks: 'Can it be used with any device?' },
  3: { id: 'understandable', name: 'Understandable', asks: 'Is it clear, and does it behave as expected?' },
  4: { id: 'robust', name: 'Robust', asks: 'Do browsers and aids read it correctly?' },
} as const;

/** How a line of the statement says each result. */
export const resultNames = {
  met: 'Met',
  'not met': 'Not met',
  absent: 'Does not arise',
  untested: 'Not tested',
} as const;
