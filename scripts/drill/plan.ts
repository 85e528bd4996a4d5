/** How the mail service answers one request. */
export interface Answer {
  readonly name: string;
  /** Whether the enquiry arrives; without it the request is refused or lost. */
  readonly keep: boolean;
  /** HTTP status; without one the connection is cut. */
  readonly status?: number;
  readonly body?: string;
  /** Time until the answer, ms. */
  readonly delay?: number;
}

const answers: readonly (Answer & { weight: number })[] = [
  { name: 'ok', weight: 8, keep: true, status: 200, body: 'OK' },
  { name: 'slow', weight: 6, keep: true, status: 200, body: 'OK', delay: 2_500 },
  { name: 'strange body', weight: 3, keep: true, status: 200, body: '\ufffd\0<html>' },
  { name: 'strange status', weight: 2, keep: true, status: 202, body: 'OK' },
  { name: 'refused', weight: 3, keep: false, status: 400, body: 'The Public Key is invalid' },
  { name: 'too many', weight: 2, keep: false, status: 429, body: 'Too Many Requests' },
  { name: 'broken, slowly', weight: 3, keep: false, status: 500, body: 'OK', delay: 1_500 },
  { name: 'dropped', weight: 4, keep: false },
  { name: 'dropped late', weight: 2, keep: false, delay: 2_000 },
  { name: 'kept, answer lost', weight: 2, keep: true },
  { name: 'kept, answer after 22 s', weight: 1, keep: true, status: 200, body: 'OK', delay: 22_000 },
];

/** What happens around a press of Send. */
const events = [
  ...['none', 'none', 'none', 'double click', 'Enter held down', 'two tabs', 'two tabs'],
  ...['close tab', 'close tab', 'reload', 'leave and back', 'offline before', 'offline during'],
] as const;
export type PressEvent = (typeof events)[number];

/** Where a visitor who was thanked looks for the message afterwards. */
const looks = ['reload', 'leave and back', 'new tab', 'other tab'] as const;

/** One visitor: everything that happens follows from the seed. */
export interface Plan {
  readonly seed: number;
  readonly hasStorage: boolean;
  /** The visitor's form-filler writes into the hidden field. */
  readonly hasFormFiller: boolean;
  /** The service's answers, one for each request; afterwards all is well. */
  readonly answers: readonly Answer[];
  /** What happens around each press of Send, and when (ms after it). */
  readonly presses: readonly { event: PressEvent; at: number }[];
  readonly look: (typeof looks)[number];
}

/** Makes a visitor's plan. @param seed any whole number */
export function makePlan(seed: number): Plan {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const weighted = answers.flatMap(({ weight, ...answer }) => Array.from({ length: weight }, () => answer));
  return {
    seed,
    hasStorage: random() > 0.12,
    hasFormFiller: random() < 0.15,
    answers: Array.from({ length: Math.floor(random() * 4) }, () => pick(weighted)),
    presses: Array.from({ length: 3 }, () => ({ event: pick(events), at: Math.round(random() * 6_000) })),
    look: pick(looks),
  };
}

/** mulberry32: numbers from 0 to 1, the same for the same seed everywhere. */
function randomOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
