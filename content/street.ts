import { routes } from './routes';
import type { Chapter, Story } from '@/lib/street-schema';
import type { HouseState } from '@/lib/house-states';
import { count, money, time } from '@/lib/story-format';

/**
 * The story of 14 Sample Street, which the specimens of eight pages tell in order. It is made up. Every page takes its
 * names, days and sums from here: what is changed here changes everywhere. A sum that does not add up, or a day out of
 * order, stops the build.
 */
export const story = {
  house: {
    address: '14 Sample Street',
    unit: 'Unit 2',
    lot: 'Lot 7, Sample Acres',
    parcel: '042-118-07',
    listing: '7-0042',
    deed: '0000-312',
    // The listing counts an extension that the county does not.
    county: { year: 1962, area: 1480 },
    listed: { year: 1964, area: 1612 },
  },
  people: {
    seller: 'Jane Doe',
    owner: 'Sample Street Homes LLC',
    tenants: ['Alex Example', 'Robin Example'],
    agent: 'M. Tan',
    manager: 'M. Manager',
  },
  offer: { number: 1042, price: 41_200_000, version: 7, until: '2026-11-30T17:00', late: '2026-11-30T17:01' },
  pin: { placed: '2026-12-03' },
  match: {
    scored: '2026-12-04',
    points: { parcel: 40, address: 20, owner: 10, year: 8, area: -4, unit: -10 },
    joined: 75,
    review: 35,
  },
  lease: {
    drafted: '2027-02-09T11:30',
    signed: ['2027-02-09T18:40', '2027-02-10T07:15'],
    begins: '2027-03-01',
    months: 12,
    rent: 215_000,
    petDeposit: 30_000,
  },
  payment: {
    due: '2027-03-01',
    paid: '2027-03-02',
    charged: '2027-03-03',
    paidOut: '2027-03-04',
    stated: '2027-03-05',
    feePercent: 2.9,
    fee: 6_235,
    payout: 208_765,
  },
  message: {
    asked: '2027-03-05T14:10',
    consented: '2027-03-05T14:12',
    queued: '2027-03-09T21:40',
    sent: '2027-03-10T08:00',
    receipt: 9,
    replied: '2027-03-10T08:03',
    visit: '2027-03-11T10:00',
    stopped: '2027-03-12T19:20',
  },
  alarm: { raised: '2027-04-02T01:30', reminders: '2027-04-02T09:00' },
  account: {
    opened: '2024-05-06T08:00',
    promoted: '2025-05-12',
    moved: '2027-01-11',
    left: '2027-04-30T17:00',
    closed: '2027-04-30T17:04',
  },
} satisfies Story;

/** What the site says about the whole street: under its name, before a part of it, and after the last chapter. */
export const streetWords = {
  intro: 'One made-up house in eight steps, from dawn to night. Its numbers add up.',
  picture:
    'One small house four times, from dawn to dusk: for sale, under a map pin, with a letter at the kerb, with a van before it',
} as const;

/** The address with its unit: "14 Sample Street, Unit 2". */
export const unitAddress = `${story.house.address}, ${story.house.unit}`;

/** The points of the match, added up. */
export const matchSum = Object.values(story.match.points).reduce((sum, points) => sum + points, 0);

const { people, offer, pin, match, lease, payment, message, alarm, account } = story;

const dayOf = (moment: string) => moment.slice(0, 'yyyy-mm-dd'.length);

/** The eight chapters in order: what happens, the one number, and the page that tells it. */
export const chapters: readonly Chapter[] = [
  {
    state: 'for-sale',
    page: routes.applicationDevelopment,
    anchor: 'working-path',
    before: '$',
    number: count(offer.price / 100),
    day: dayOf(offer.until),
    name: 'The offer',
    event: 'an offer is on the table',
    line: `is offered, until ${time(offer.until)} and not a minute longer`,
  },
  {
    state: 'pin',
    page: routes.location,
    anchor: 'precision',
    number: 'Rooftop',
    day: pin.placed,
    name: 'The pin',
    event: 'the pin is on the roof',
    line: 'is how close to the house its pin is',
  },
  {
    state: 'deed',
    page: routes.propertyData,
    anchor: 'match',
    number: String(matchSum),
    after: 'points',
    day: match.scored,
    name: 'The match',
    event: 'two records may be one house',
    line: `of the ${match.joined} that would join two records by rule`,
  },
  {
    state: 'keys',
    page: routes.documents,
    anchor: 'lease',
    before: '$',
    number: money(lease.rent),
    day: dayOf(lease.signed[1]),
    name: 'The lease',
    event: 'both tenants have signed',
    line: 'a month: typed once, in the rent roll, and read from there',
  },
  {
    state: 'lights',
    page: routes.payments,
    anchor: 'payment',
    number: money(lease.rent - payment.fee - payment.payout),
    day: payment.stated,
    name: 'The rent',
    event: 'the rent is paid',
    line: 'is left on clearing once the bank’s line has arrived',
  },
  {
    state: 'letterbox',
    page: routes.messaging,
    anchor: 'message',
    number: String(message.receipt),
    after: 's',
    day: dayOf(message.sent),
    name: 'The message',
    event: 'the plumber is announced',
    line: 'until the carrier reports that the text has arrived',
  },
  {
    state: 'van',
    page: routes.applicationSupport,
    anchor: 'runbook',
    number: time(alarm.raised),
    day: dayOf(alarm.raised),
    name: 'The alarm',
    event: 'the rent import is late',
    line: 'An alarm, before tenants who have paid are reminded',
  },
  {
    state: 'dark',
    page: routes.identityIntegration,
    anchor: 'account',
    number: time(account.closed),
    day: dayOf(account.closed),
    name: 'The last door',
    event: 'the last door closes',
    line: `The last of five logins ends for ${people.agent}, who left at five`,
  },
];

/** The chapter in which the house stands like this, its number from 1, and its neighbours. */
export function chapterOf(state: HouseState) {
  const at = chapters.findIndex((one) => one.state === state);
  return { chapter: chapters[at] as Chapter, number: at + 1, before: chapters[at - 1], after: chapters[at + 1] };
}

/** The address of a chapter’s specimen. */
export const chapterHref = ({ page, anchor }: Chapter) => `${page}#${anchor}`;

/** The chapter that a page tells, if it tells one. */
export function chapterAt(page: string): Chapter | undefined {
  return chapters.find((one) => one.page === page);
}
