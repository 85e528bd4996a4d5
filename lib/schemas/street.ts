import { z } from 'zod';
import { id, text, textOf } from '@/lib/fields';
import { houseStates } from '@/lib/house-states';
import { closingSchema, route, seoSchema } from './parts';

/**
 * The story of one house. It is told on eight pages, so a reader can check it: days run in one order, sums add up, and
 * a sheet in which they do not is refused.
 */

const day = z.iso.date('expected a day such as "2027-03-01"');
const moment = z.iso.datetime({
  local: true,
  precision: -1,
  error: 'expected a day and a time such as "2027-03-01T08:00"',
});
/** An amount in U.S. cents: money is counted in whole numbers. */
const cents = z.number().int('expected a whole number of cents').positive();
const seconds = z.number().int().positive().max(59);
const name = text.regex(/^\S+( \S+)+$/, 'expected a first and a last name');

/** The house as one source records it: its year, and its floor area in square feet. */
const measures = z.strictObject({ year: z.number().int().min(1800).max(2100), area: z.number().int().positive() });

/** The events at the house, with people, dates and amounts. */
export const storySchema = z
  .strictObject({
    house: z.strictObject({
      address: text.regex(/^\d+ .+ Street$/, 'expected a number and a street, such as "14 Sample Street"'),
      unit: text.regex(/^Unit \d+$/, 'expected a unit such as "Unit 2"'),
      lot: text,
      parcel: text.regex(/^\d{3}-\d{3}-\d{2}$/, 'expected a parcel number such as "042-118-07"'),
      listing: text,
      deed: text,
      county: measures,
      listed: measures,
    }),
    people: z.strictObject({
      seller: name,
      owner: text,
      tenants: z.tuple([name, name]),
      /** The employee who accepts the offer, moves to accounting, and leaves. */
      agent: name,
      manager: name,
    }),
    offer: z.strictObject({
      number: z.number().int(),
      price: cents,
      version: z.number().int(),
      until: moment,
      late: moment,
    }),
    pin: z.strictObject({ placed: day }),
    /** Fields of two records and the points that each is given. */
    match: z.strictObject({
      scored: day,
      points: z.strictObject({
        parcel: z.number().int(),
        address: z.number().int(),
        owner: z.number().int(),
        year: z.number().int(),
        area: z.number().int(),
        unit: z.number().int(),
      }),
      joined: z.number().int(),
      review: z.number().int(),
    }),
    lease: z.strictObject({
      drafted: moment,
      signed: z.tuple([moment, moment]),
      begins: day,
      months: z.number().int().positive(),
      rent: cents,
      petDeposit: cents,
    }),
    payment: z.strictObject({
      due: day,
      paid: day,
      charged: day,
      paidOut: day,
      stated: day,
      feePercent: z.number().positive(),
      fee: cents,
      payout: cents,
    }),
    message: z.strictObject({
      asked: moment,
      consented: moment,
      queued: moment,
      sent: moment,
      receipt: seconds,
      replied: moment,
      visit: moment,
      stopped: moment,
    }),
    /** `here` is the same moment where the company is. */
    alarm: z.strictObject({ raised: moment, here: moment, reminders: moment }),
    account: z.strictObject({ opened: moment, promoted: day, moved: day, left: moment, closed: moment }),
  })
  .superRefine((story, context) => {
    const { house, offer, pin, match, lease, payment, message, alarm, account } = story;
    const refuse = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });

    const inOrder = (moments: readonly (readonly [path: string, iso: string])[]) =>
      moments.forEach(([path, iso], index) => {
        const [before, earlier] = moments[index - 1] ?? [];
        if (earlier && iso < earlier) refuse(path.split('.'), `expected a day after ${before}, which is ${earlier}`);
      });
    inOrder([
      ['offer.until', offer.until],
      ['offer.late', offer.late],
      ['pin.placed', pin.placed],
      ['match.scored', match.scored],
      ['lease.drafted', lease.drafted],
      ['lease.signed.0', lease.signed[0]],
      ['lease.signed.1', lease.signed[1]],
      ['lease.begins', lease.begins],
      ['payment.due', payment.due],
      ['payment.paid', payment.paid],
      ['payment.charged', payment.charged],
      ['payment.paidOut', payment.paidOut],
      ['payment.stated', payment.stated],
      ['message.asked', message.asked],
      ['message.consented', message.consented],
      ['message.queued', message.queued],
      ['message.sent', message.sent],
      ['message.replied', message.replied],
      ['message.visit', message.visit],
      ['message.stopped', message.stopped],
      ['alarm.raised', alarm.raised],
      ['alarm.reminders', alarm.reminders],
      ['account.left', account.left],
      ['account.closed', account.closed],
    ]);
    inOrder([
      ['account.opened', account.opened],
      ['account.promoted', account.promoted],
      ['offer.until', offer.until],
      ['account.moved', account.moved],
      ['payment.due', payment.due],
      ['account.left', account.left],
    ]);

    // The house is in the Eastern time of the United States, in summer twelve hours behind ours.
    if (Date.parse(`${alarm.here}Z`) - Date.parse(`${alarm.raised}Z`) !== 12 * 3_600_000)
      refuse(['alarm', 'here'], `expected twelve hours after alarm.raised, which is ${alarm.raised}`);

    const fee = Math.round((lease.rent * payment.feePercent) / 100);
    if (payment.fee !== fee) refuse(['payment', 'fee'], `expected ${payment.feePercent} % of the rent, ${fee} cents`);
    if (payment.fee + payment.payout !== lease.rent)
      refuse(['payment', 'payout'], `expected rent less fee, ${lease.rent - payment.fee} cents`);

    const sum = Object.values(match.points).reduce((total, points) => total + points, 0);
    if (sum >= match.joined || sum < match.review)
      refuse(
        ['match', 'points'],
        `expected a sum between ${match.review} and ${match.joined}, which a person decides; it is ${sum}`,
      );
    if (Math.abs(house.county.year - house.listed.year) > 2)
      refuse(['house', 'listed', 'year'], 'expected a year at most two apart from the county’s');
    if (Math.abs(house.county.area - house.listed.area) <= house.county.area * 0.05)
      refuse(['house', 'listed', 'area'], 'expected an area over 5 % apart from the county’s');
  });

/** One chapter: where it is told, and what stands at its house. */
export const chapterSchema = z.strictObject({
  state: z.enum(houseStates),
  page: route,
  /** The id of the section with its specimen. */
  anchor: id,
  /** Its one number, with what stands before or after it in a smaller size. */
  number: text.max(9, 'expected at most 9 characters: it is set at 72 to 96 px'),
  before: text.max(2).optional(),
  after: text.max(7).optional(),
  /** The day of it, as ISO 8601 writes it. */
  day,
  /** "The rent" */
  name: text.max(20),
  /** After "5 of 8: " */
  event: text.regex(/^[a-z].*[^.]$/, 'expected words that go on after a colon, without a full stop').max(34),
  /** What the number is, in one line under it. */
  line: text.max(64),
});

export const chaptersSchema = z.array(chapterSchema).superRefine((chapters, context) => {
  const states = chapters.map(({ state }) => state);
  if (states.join() !== houseStates.join())
    context.addIssue({
      code: 'custom',
      path: [],
      message: `expected a chapter for each of ${houseStates.join(', ')}, in this order`,
    });
  chapters.forEach(({ day: date }, index) => {
    const before = chapters[index - 1]?.day;
    if (before && date < before)
      context.addIssue({ code: 'custom', path: [index, 'day'], message: `expected a day after ${before}` });
  });
});

/** A clock beside a picture of what its light falls on. */
const clockSchema = z.strictObject({ time: text, place: text.max(20), picture: text });

/** What is told of one made-up house: its facts, what the site says about the whole street, and its chapters. */
export const streetSchema = z.strictObject({
  story: storySchema,
  /** Under the street's name, and what its picture shows; the alarm's two clocks, with the office and the street. */
  words: z.strictObject({ intro: text, picture: text, here: clockSchema, there: clockSchema }),
  /** Its own page, which tells it in one walk. */
  page: z.strictObject({
    name: text,
    seo: seoSchema,
    title: textOf(10, 70).meta({ description: 'The page’s h1.' }),
    /** Who tells it, and what the page shows: all that a stranger reads of it in five seconds. */
    lead: textOf(40, 100),
    begin: textOf(3, 34),
    /** The way in from the home page. */
    walk: textOf(3, 34),
    /** The second plinth at the alarm: its clock, and where it is. */
    office: text.max(60),
    /** The heading of the last screen's list. */
    record: text,
    closing: closingSchema.omit({ picture: true }).extend({ action: textOf(3, 34) }),
  }),
  chapters: chaptersSchema,
});

export type Story = z.infer<typeof storySchema>;
export type Chapter = z.infer<typeof chapterSchema>;
export type StreetPage = z.infer<typeof streetSchema>['page'];
