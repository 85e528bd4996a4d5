import { accessibilityTests, criteria, principles, resultNames, type Criterion } from '../accessibility';
import { company } from '../company';
import { routes } from '../routes';
import { sample } from '../samples';
import type { ArticleSource } from '@/lib/schemas/article';

/** How many criteria have a result. */
const count = (wanted: Criterion['result'], among: readonly Criterion[] = criteria) =>
  among.filter(({ result }) => result === wanted).length;

/** Such as "Perceivable: 11 met, 5 do not arise": a result that no criterion has is left out. */
function summary(name: string, among: readonly Criterion[]): string {
  const counts = Object.entries(resultNames).flatMap(([result, words]) => {
    const number = count(result as Criterion['result'], among);
    return number > 0 ? `${number} ${words.replace('Does not arise', 'do not arise').toLowerCase()}` : [];
  });
  return `${name}: ${counts.join(', ')}`;
}

/** A folded table for each principle, with a row for each of its criteria. */
const statement = Object.entries(principles).map(([digit, { id, name, asks }]) => {
  const own = criteria.filter(({ number }) => number.startsWith(digit));
  return {
    kind: 'table' as const,
    folded: true as const,
    id,
    title: summary(name, own),
    intro: asks,
    columns: ['Criterion', 'Level', 'Result', 'Tested by, or why not'],
    rows: own.map((one) => [
      `${one.number} ${one.name}`,
      one.level,
      resultNames[one.result],
      one.result === 'met' ? one.tests.map((test) => accessibilityTests[test].name).join(', ') : one.why,
    ]),
  };
});

/** What the site promises to people who use it in other ways, and how that is tested. */
export const accessibility = {
  family: 'page',
  path: routes.accessibility,
  name: 'Accessibility',
  published: '2026-11-26',
  seo: {
    pageName: 'accessibility',
    description: `How the website of ${company.brand} works without a mouse, sight or scripts and on a small screen: what is promised, how it is tested, whom to tell.`,
    keywords: ['accessibility statement', 'WCAG 2.2', 'keyboard', 'screen reader'],
  },
  title: 'Accessibility: what we promise, and how we test it',
  lead: `The site is meant to meet WCAG 2.2 at level AA on every page. Of its ${criteria.length} criteria ${count('met')} are met by test, ${count('absent')} do not arise here, and ${count('untested')} no test covers yet.`,
  picture: {
    scene: 'night-hire-us',
    alt: 'A building site at night: a half-built block with lit floors under a crane, a laptop before it',
  },
  sections: [
    {
      kind: 'rows',
      id: 'what-we-promise',
      title: 'What you can rely on',
      items: [
        {
          title: 'Without a mouse',
          description:
            'Everything can be reached and used by keyboard, in the order in which it is read, and you can see where you are.',
        },
        {
          title: 'Without sight',
          description:
            'Headings, landmarks, names and alternatives are there. A drawing that explains something says the same in words.',
        },
        {
          title: 'Without scripts',
          description:
            'All text, pictures and links are in the page. The form needs a script. Without one, the page gives the address to write to.',
        },
        {
          title: 'Without motion',
          description:
            'If your device asks for less motion, nothing moves by itself. Otherwise whatever moves can be paused.',
        },
        {
          title: 'Large, small, dark, in few colours',
          description:
            'Zoomed to 400 %, or with text of twice the size or spaced wider, no page scrolls sideways. Dark and forced colours are supported.',
        },
      ],
    },
    {
      kind: 'rows',
      id: 'how-it-is-tested',
      title: 'How it is tested',
      items: [
        {
          title: 'At every change',
          description:
            'Two rule engines look at every page: axe on a phone by night, IBM Equal Access on a desktop by day. The Nu HTML checker reads the markup.',
        },
        {
          title: 'As a visitor would',
          description:
            'A browser goes through menus, the slides and the form by keyboard, with scripts off, with less motion and in forced colours.',
        },
        {
          title: 'By people',
          description:
            'Before a larger release somebody walks through it with a keyboard, with the accessibility tree and at 400 %.',
        },
        {
          title: 'Not yet',
          description:
            'Nobody has been paid to audit it, and no organisation has certified it. Brochures are tagged PDFs, and were not checked by a validator.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'statement',
      title: 'Criterion by criterion',
      paragraphs: [
        'Met is said only where a test looks at it whenever the site changes, and the test is named. What no test covers may well be right, but nobody has shown it.',
      ],
    },
    ...statement,
    {
      kind: 'table',
      folded: true,
      id: 'tests',
      title: 'What each test does',
      columns: ['Test', 'What it does', 'Spec in the folder e2e'],
      rows: Object.values(accessibilityTests).map(({ name, what, test }) => [
        name,
        what,
        test.replace(/^e2e\/|\.spec\.ts$/g, ''),
      ]),
    },
    {
      kind: 'prose',
      id: 'tell-us',
      title: 'Tell us what does not work',
      paragraphs: [
        `Write to ${company.email} what you wanted to do, and with which browser and aid. An engineer answers ${company.terms.reply}${sample.term}. If a page keeps something from you, ask for it by mail and you get it as plain text.`,
      ],
    },
  ],
} satisfies ArticleSource;
